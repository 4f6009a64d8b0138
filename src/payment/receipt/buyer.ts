import { type Answered, answer, type Fault, type Refusal, refuse } from '#forms/outcome.ts';
import type { FoundCompany } from '#services/find-company.ts';
import type { ReceiptBuyer } from './model.ts';

/** By its register number or its TIN. */
export type FindCompany = (number: string) => Promise<FoundCompany>;

interface CompanyInput {
  company: string;
  companyName: string;
  vatEmail: string;
}

/** What is missing of a company, all at once. */
function findFaults({ company, vatEmail }: CompanyInput): Fault[] {
  const faults: Fault[] = [];
  if (company === '') {
    faults.push({ message: 'checkout.fault.company', field: 'company' });
  } else if (!/^(?:\d{7}|\d{11})$/.test(company)) {
    faults.push({ message: 'checkout.fault.companyNumber', field: 'company' });
  }
  if (vatEmail === '') faults.push({ message: 'checkout.fault.vatEmail', field: 'vatEmail' });
  return faults;
}

/** The company of a receipt. A typed TIN will do while nobody can be asked, a register number will not. */
export async function toBuyer(
  input: CompanyInput,
  findCompany: FindCompany,
): Promise<Answered<ReceiptBuyer> | Refusal> {
  const [first, ...rest] = findFaults(input);
  if (first) return { ok: false, faults: [first, ...rest] };
  const { company, companyName, vatEmail: email } = input;
  const found = await findCompany(company);
  const kind = 'COMPANY' as const;
  if (found.state === 'found') {
    return answer({ kind, tin: found.tin, name: found.name, email });
  }
  if (found.state === 'unknown') return refuse('checkout.fault.companyUnknown', 'company');
  if (company.length !== 11) return refuse('checkout.fault.companyDown', 'company');
  if (companyName === '') return refuse('checkout.fault.companyName', 'companyName');
  return answer({ kind, tin: company, name: companyName, email });
}
