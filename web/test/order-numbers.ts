import type { OrderNumbers } from "@bupum/shared/accounts/companies/order-numbers";

/** What the API says of a company's order numbers: 41 were drawn this month, 411 this year. */
export const numbersReply = (template?: string) => ({
  status: 200,
  body: {
    ...(template && { template }),
    next: { on: "2026-11-05", always: 907, year: 412, month: 42, day: 3 },
    version: 4,
  } satisfies OrderNumbers,
});
