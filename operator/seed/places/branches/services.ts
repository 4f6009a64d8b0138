export type BranchService =
  | 'sim'
  | 'esim'
  | 'device'
  | 'leasing'
  | 'payment'
  | 'tradein'
  | 'business'
  | 'homenet'
  | 'repair';

export const everyService: readonly BranchService[] = [
  'sim',
  'esim',
  'device',
  'leasing',
  'payment',
  'tradein',
  'business',
  'homenet',
  'repair',
];

export const shopServices: readonly BranchService[] = [
  'sim',
  'esim',
  'device',
  'leasing',
  'payment',
  'tradein',
  'homenet',
];

export const basicServices: readonly BranchService[] = [
  'sim',
  'esim',
  'device',
  'leasing',
  'payment',
];

export const counterServices: readonly BranchService[] = ['sim', 'esim', 'payment'];
