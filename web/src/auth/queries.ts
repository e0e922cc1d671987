import type { authRoutes } from "@bupum/shared/accounts/auth/contract";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { CallInput } from "@bupum/shared/kernel/route";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import type { ConsentTexts } from "./consent-text.ts";

type Routes = typeof authRoutes;
/** The forms show and toast failures themselves. */
const meta = { quiet: true };

export const logIn = mutationOptions({
  mutationFn: (body: CallInput<Routes["login"]>["body"]) => api.auth.login({ body }),
  meta,
});

export const signUp = mutationOptions({
  mutationFn: (body: CallInput<Routes["signup"]>["body"]) => api.auth.signup({ body }),
  meta,
});

export const findId = mutationOptions({
  mutationFn: (body: CallInput<Routes["findId"]>["body"]) => api.auth.findId({ body }),
  meta,
});

export const findPassword = mutationOptions({
  mutationFn: (body: CallInput<Routes["findPassword"]>["body"]) => api.auth.findPassword({ body }),
  meta,
});

export const setPassword = mutationOptions({
  mutationFn: (body: CallInput<Routes["changePassword"]>["body"]) =>
    api.auth.changePassword({ body }),
  meta,
});

/** The text of a consent, fetched only when it is opened. */
export const consentTexts = (language: Language) =>
  queryOptions({
    queryKey: ["consents", language],
    queryFn: async (): Promise<ConsentTexts> => {
      if (language === "en") return (await import("./consents/en.ts")).en;
      if (language === "zh") return (await import("./consents/zh.ts")).zh;
      return (await import("./consents/ko.ts")).ko;
    },
    staleTime: Infinity,
  });
