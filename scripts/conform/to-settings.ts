import { keyWords } from './check-cart.ts';
import type { Checked } from './check-call.ts';
import type { Report } from './report.ts';

/** Addresses of pictures: only their hosts are told. */
function findHosts(value: unknown, hosts: Set<string>, places: Set<string>): void {
  if (typeof value === 'string') {
    if (!/\.(?:avif|gif|jpe?g|png|svg|webp)(?:\?|$)/i.test(value)) return;
    const url = URL.parse(value);
    if (url?.protocol === 'https:' || url?.protocol === 'http:') hosts.add(url.hostname);
    else if (!value.startsWith('/pictures/')) places.add('path');
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) findHosts(inner, hosts, places);
  }
}

function toIdempotency({ writes }: Report): string | undefined {
  const found = writes.map((write) => write.found);
  if (found.includes(keyWords.header)) return 'header';
  return found.includes(keyWords.none) ? 'none' : undefined;
}

/** The settings of a site that asks these services, and why. */
export function toSettings(
  report: Report,
  checked: ReadonlyMap<string, Checked>,
): Pick<Report, 'settings' | 'notes'> {
  const settings: Record<string, string> = {};
  const notes = [...report.notes];
  const products = checked.get('GET /product');
  if (products?.paging && !products.paging.tooShort) {
    settings['COMMERCE_PAGING'] = products.paging.paging;
  }
  const idle = products?.parameters?.idle ?? [];
  if (products) settings['COMMERCE_IGNORED'] = idle.join(',');
  const idempotency = toIdempotency(report);
  if (idempotency) settings['COMMERCE_IDEMPOTENCY'] = idempotency;
  else if (products) {
    notes.push('Whether idempotency keys are honoured shows only with --write and --number.');
  }
  const hosts = new Set<string>();
  const places = new Set<string>();
  for (const { items } of checked.values()) findHosts(items, hosts, places);
  if (hosts.size > 0) settings['IMAGE_HOSTS'] = [...hosts].toSorted().join(',');
  if (places.size > 0) {
    notes.push(
      'Some pictures are paths: set IMAGE_BASE_URL to where they are, if not on this site.',
    );
  }
  return { settings, notes };
}
