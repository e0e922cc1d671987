import { worker } from "../../kernel/worker.ts";
import { handlers as merchandises } from "../../register-merchandise-histories/worker.ts";
import { handlers as requests } from "../../register-request-histories/worker.ts";

export const handler = worker("import", { ...requests, ...merchandises });
