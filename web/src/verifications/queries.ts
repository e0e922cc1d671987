import type { Id } from "@bupum/shared/kernel/ids";
import type { Channel, VerificationPurpose } from "@bupum/shared/accounts/verifications/contract";
import { mutationOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

interface CodeRequest {
  channel: Channel;
  target: string;
  purpose: VerificationPurpose;
  /** The login name, with FINDPASSWORD only. */
  userId?: string | undefined;
}
interface TypedCode {
  channel: Channel;
  requestId: Id<"vrf">;
  code: string;
}

const routesOf = (channel: Channel) =>
  channel === "PHONE" ? api.phoneVerification : api.emailVerification;

export const sendCode = mutationOptions({
  mutationFn: ({ channel, ...body }: CodeRequest) => routesOf(channel).send({ body }),
  meta: { quiet: true },
});

export const checkCode = mutationOptions({
  mutationFn: ({ channel, ...body }: TypedCode) => routesOf(channel).verify({ body }),
  meta: { quiet: true },
});
