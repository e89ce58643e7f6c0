/** IBANs that the directory of account holders lists from the start, for any customer, named by their bank's answer. */
export const listedIbans = {
  close: 'DE53700200000000000001',
  other: 'DE26700200000000000002',
  unreachable: 'DE96700200000000000003',
  unknown: 'DE69700200000000000004',
  slow: 'DE42700200000000000005',
  silent: 'DE15700200000000000006',
  couple: 'DE85700200000000000007',
  company: 'DE58700200000000000008',
} as const;
