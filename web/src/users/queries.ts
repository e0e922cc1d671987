import type { CallInput } from "@bupum/shared/kernel/route";
import type { userRoutes } from "@bupum/shared/accounts/users/contract";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type Routes = typeof userRoutes;
/** The forms show and toast failures themselves. */
const meta = { quiet: true };

export const changeUser = mutationOptions({
  mutationFn: (body: CallInput<Routes["update"]>["body"]) => api.users.update({ body }),
  meta,
});

export const changePassword = mutationOptions({
  mutationFn: (body: CallInput<Routes["changePassword"]>["body"]) =>
    api.users.changePassword({ body }),
  meta,
});

export const withdraw = mutationOptions({
  mutationFn: (body: CallInput<Routes["remove"]>["body"]) => api.users.remove({ body }),
  meta,
});

export const ownSellerInfo = queryOptions({
  queryKey: ["seller-infos", "me"],
  queryFn: ({ signal }) => api.sellerInfos.me({}, { signal }),
});
