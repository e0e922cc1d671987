import { setDigest } from "./digest.ts";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { userChange } from "@bupum/shared/accounts/users/contract";
import { consentVersion } from "@bupum/shared/accounts/users/rules";
import type * as z from "zod/mini";
import { type Context, userOf } from "../../kernel/context.ts";
import { type Write, write } from "../../kernel/table.ts";
import { useToken } from "../verifications/items.ts";
import { type Account, changeAccount, consentRow, findAccount, moveHold } from "./items.ts";

// Without a guard: goes with a guarded write of the same transaction.

type UserChange = z.output<typeof userChange>;

/** A new number or address with its proof: the values to set and the writes for them. */
function contactChange(
  account: Account,
  kind: "phone" | "email",
  given: { value?: string | undefined; token?: string | undefined },
  now: string,
): { set: Partial<Account>; writes: Write[] } {
  const { value, token } = given;
  const isVerified = kind === "phone" ? account.phoneVerified : account.emailVerified;
  if (value === undefined || (value === account[kind] && isVerified))
    return { set: {}, writes: [] };
  if (token === undefined) throw faultAt(`body.${kind}`, "VERIFICATION_REQUIRED");
  const channel = kind === "phone" ? "PHONE" : "EMAIL";
  const bound = { purpose: "EDITMYINFO", channel, target: value, caller: account.id } as const;
  return {
    set:
      kind === "phone"
        ? { phone: value, phoneVerified: true }
        : { email: value, emailVerified: true },
    writes: [...moveHold(account, kind, value), useToken(token, bound, now)],
  };
}

export async function update(ctx: Context, body: UserChange): Promise<Account> {
  const { version, email, emailToken, phone, phoneToken, ...plain } = body;
  const now = ctx.now();
  const account = await findAccount(userOf(ctx).userId);
  if (version !== undefined && version !== account.version) throw new Problem("VERSION_CONFLICT");
  if (emailToken !== undefined && emailToken === phoneToken)
    throw new Problem("VERIFICATION_INVALID");
  const mail = contactChange(account, "email", { value: email, token: emailToken }, now);
  const number = contactChange(account, "phone", { value: phone, token: phoneToken }, now);
  const set = { ...plain, ...mail.set, ...number.set };
  const { marketingConsent } = plain;
  const isConsent = marketingConsent !== undefined && marketingConsent !== account.marketingConsent;
  const consent = { marketing: marketingConsent, textVersion: consentVersion, channel: "WEB" };
  const { boardDigest } = plain;
  const isDigest = boardDigest !== undefined && boardDigest !== (account.boardDigest ?? false);
  await write(
    changeAccount(account, now, { set }),
    ...mail.writes,
    ...number.writes,
    ...(isConsent
      ? [{ put: consentRow(account.id, { ...consent, at: now, address: ctx.address }) }]
      : []),
    ...(isDigest ? [setDigest(account.id, boardDigest, now)] : []),
  );
  return { ...account, ...set, version: account.version + 1, updatedAt: now };
}
