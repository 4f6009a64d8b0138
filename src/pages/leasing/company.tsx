import { CompanyPage } from '#features/leasing/views/company-page.tsx';
import { route } from '#waku.ts';

export default function LeasingCompanyPage() {
  return <CompanyPage />;
}
export const getConfig = route('/leasing/company');
