/** Files of a reply (D12-4). */
export const mostReplyFiles = 5;

/** Posts or replies that an admin deletes with one call. */
export const mostRemoved = 15;
