/** api.md 3.14. */
export const feeOptionsExample = {
  slow: { type: 'slow', description: 'Slow, about 60 minutes', fee: 0.00042, ratio: '0.6', time: '60' },
  average: { type: 'average', description: 'Average, about 10 minutes', fee: 0.0007, ratio: '1', time: '10' },
  fast: { type: 'fast', description: 'Fast, about 2 minutes', fee: 0.00105, ratio: '1.5', time: '2' },
};
