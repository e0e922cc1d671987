// Apart from other times: the first load of a site has it, and nothing that reads schemas.

/** A month (YYYY-MM) or a year (YYYY). */
export const periodPattern = /^\d{4}(-(0[1-9]|1[0-2]))?$/;
