/** A list in chunks of `size`, in order; the last may be shorter, and an empty list has none. */
export const chunksOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

/**
 * The most items of one call (quotas of DynamoDB and SQS, the same in every region): rows of a
 * BatchGetItem, rows of a BatchWriteItem, rows of a transaction, messages of a batch.
 */
export const cloudLimits = { reads: 100, writes: 25, transaction: 100, messages: 10 } as const;
