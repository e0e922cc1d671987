import { authRoutes } from "@bupum/shared/auth/contract";
import { clientOf, pathsOf } from "@bupum/shared/kernel/client";
import { languageOfPath } from "@bupum/ui/page-head";
import { storage } from "@bupum/ui/storage";
import { userRoutes } from "@bupum/shared/users/contract";
import { baseUrl } from "./env.ts";

const user = { auth: authRoutes, users: userRoutes };

/** Every call of the user API: api.users.me(), api.products.get({ params: { id } }). */
export const api = clientOf<typeof user>(pathsOf(user), {
  baseUrl,
  token: storage.token.get,
  language: () => languageOfPath(location.pathname).language,
  onRenewedToken: storage.token.set,
});
