import { codeOf } from "@bupum/functions/kernel/secrets/code";
import type { MessageBody } from "@bupum/functions/kernel/messages/messages";
import type { signupDraft } from "@bupum/shared/accounts/auth/contract";
import type * as z from "zod/mini";
import { nextNumber } from "./people.ts";
import type { World } from "./world.ts";
import { leftBy } from "./deliver.ts";

type Sent = MessageBody<"verification.requested">;

/** The codes that a world has sent so far, and the messages that made the worker send them. */
export function codesOf(world: World) {
  const found: Sent[] = [];
  async function collect(): Promise<Sent[]> {
    for (const { name, body } of (await world.changes()).flatMap(leftBy))
      if (name === "verification.requested") found.push(body as Sent);
    return found;
  }
  return {
    /** The code of a request; undefined where none was sent. */
    async of(requestId: string): Promise<string | undefined> {
      const sent = (await collect()).find(({ verificationId }) => verificationId === requestId);
      return sent && codeOf(sent.verificationId);
    },
    all: collect,
  };
}
export type Codes = ReturnType<typeof codesOf>;

/** A code that is certainly wrong. */
export const otherThan = (code: string): string => (code === "000000" ? "111111" : "000000");

export const password = "Durumi-2026!";

/** The body of a sign-up, with its own numbers and names. */
export function signupOf(given: Partial<z.input<typeof signupDraft>> = {}) {
  const count = nextNumber();
  return {
    userId: `buyer${count}`,
    password,
    name: "김구매",
    companyName: "두루미기계",
    phone: `010${String(20_000_000 + (count % 70_000_000))}`,
    phoneToken: "",
    consents: { terms: true, privacy: true, age14: true },
    ...given,
  } as z.input<typeof signupDraft>;
}

/** Verifies a target as the site does. */
export async function proofOf(
  codes: Codes,
  api: ReturnType<World["api"]>,
  channel: "email" | "phone",
  body: {
    target: string;
    purpose: "SIGNUP" | "EDITMYINFO" | "FINDID" | "FINDPASSWORD";
    userId?: string;
  },
): Promise<string> {
  const { send, verify } = channel === "phone" ? api.phoneVerification : api.emailVerification;
  const { requestId } = await send({ body });
  const code = await codes.of(requestId);
  const { verificationToken } = await verify({ body: { requestId, code: code ?? "" } });
  return verificationToken;
}

/** A new account with a verified phone and, if given, e-mail address. */
export async function signedUp(world: World, codes: Codes, email?: string) {
  const guest = world.api();
  const draft = signupOf();
  const prove = (channel: "email" | "phone", target: string) =>
    proofOf(codes, guest, channel, { target, purpose: "SIGNUP" });
  draft.phoneToken = await prove("phone", draft.phone);
  if (email) Object.assign(draft, { email, emailToken: await prove("email", email) });
  const { token } = await guest.auth.signup({ body: draft });
  const api = world.api(token);
  return { ...draft, phone: draft.phone, token, api, account: await api.users.me() };
}
