import { laterSection } from "@bupum/ui/frame/later-section";

/** The tax invoices of an order: loaded by pages that seldom have some. */
export const LaterOrderInvoices = laterSection(
  async () => (await import("./order-invoices.tsx")).OrderInvoices,
  { quiet: true },
);
