import type { contract } from "@bupum/shared/contract";
import { clientOf } from "@bupum/shared/kernel/client";
import { adminPaths } from "@bupum/shared/paths";
import { baseUrl } from "./env.ts";
import { language } from "./language.ts";
import { adminToken } from "./token.ts";

/** Every call of the admin API: api.userEntities.list({ query: {} }). */
export const api = clientOf<typeof contract.admin>(adminPaths, {
  baseUrl,
  token: adminToken.get,
  language,
  onRenewedToken: adminToken.set,
});
