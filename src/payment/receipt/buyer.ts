import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import type { FoundCompany } from '#services/find-company.ts';
import type { ReceiptBuyer } from './model.ts';

/** By its register number or its TIN. */
export type FindCompany = (number: string) => Promise<FoundCompany>;

interface CompanyInput {
  company: string;
  companyName: string;
  vatEmail: string;
}

/** The company of a receipt. A typed TIN will do while nobody can be asked, a register number will not. */
export async function toBuyer(
  { company, companyName, vatEmail: email }: CompanyInput,
  findCompany: FindCompany,
): Promise<Answered<ReceiptBuyer> | Refusal> {
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
