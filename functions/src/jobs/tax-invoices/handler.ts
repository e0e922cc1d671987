import { worker } from "../../kernel/messages/worker.ts";
import { handlers } from "../../papers/tax-invoices/worker.ts";

export const handler = worker("tax-invoices", handlers);
