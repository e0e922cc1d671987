import type { authRoutes } from "@bupum/shared/auth/contract";
import type { Sent } from "@bupum/shared/kernel/route";
import { mutationOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export const logIn = mutationOptions({
  mutationFn: (body: Sent<typeof authRoutes.login>["body"]) => api.auth.login({ body }),
  meta: { quiet: true },
});
