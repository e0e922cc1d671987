import type { contract } from "@bupum/shared/contract";
import { clientOf } from "@bupum/shared/kernel/client";
import { userPaths } from "@bupum/shared/paths";
import { languageOfPath } from "@bupum/shared/kernel/language/site-path";
import { storage } from "@bupum/ui/storage";
import { actingCompany } from "./acting.ts";
import { baseUrl } from "./env.ts";

/** Every call of the user API: api.users.me(), api.products.get({ params: { id } }). */
export const api = clientOf<typeof contract.user>(userPaths, {
  baseUrl,
  token: storage.token.get,
  language: () => languageOfPath(location.pathname).language,
  company: actingCompany,
  onRenewedToken: storage.token.set,
});
