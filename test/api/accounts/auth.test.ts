import { beforeAll, afterAll, describe, expect, test, vi } from "vitest";
import { type Codes, codesOf, password, proofOf, signedUp, signupOf } from "../../kit/accounts.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let codes: Codes;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
});
afterAll(() => world.stop());
const refused = (code: string, more: object = {}) => expect.objectContaining({ code, ...more });
const wrong = "Wrong-2026!";
const text = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
const logIn = (userId: string, secret = password) =>
  world.api().auth.login({ body: { userId, password: secret } });

async function asked(purpose: "FINDID" | "FINDPASSWORD", target: string, userId?: string) {
  const body = { target, purpose, ...(userId && { userId }) };
  const { requestId } = await world.api().phoneVerification.send({ body });
  const code = await codes.of(requestId);
  if (code === undefined) return undefined;
  const sent = { requestId, code };
  return (await world.api().phoneVerification.verify({ body: sent })).verificationToken;
}
/** A minute later, since one number gets one code a minute. */
const later = <T>(run: () => Promise<T>) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  return run().finally(() => vi.useRealTimers());
};

describe("signing up", () => {
  test("opens an account with verified contacts, logs in, and keeps the consents", async () => {
    const email = "Kim@Durumi.example";
    const { account } = await signedUp(world, codes, email);
    expect(account).toMatchObject({
      role: "USER",
      membershipType: "BASIC",
      phoneVerified: true,
      email: "kim@durumi.example",
      emailVerified: true,
      version: 1,
    });
    const consent = await world.read({
      pk: `user#${account.id}`,
      sk: `consent#${account.createdAt}`,
    });
    expect(consent).toMatchObject({
      terms: true,
      marketing: false,
      textVersion: expect.any(String),
      address: expect.stringMatching(/^10\./),
    });
  });

  test("stores neither the password nor a token as it was typed", async () => {
    const { account } = await signedUp(world, codes);
    const row = await world.read({ pk: `user#${account.id}`, sk: "credential" });
    expect(row?.["passwordHash"]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  test("takes a phone token once and for its own number only", async () => {
    const first = await signedUp(world, codes);
    const again = signupOf({ phoneToken: first.phoneToken });
    await expect(world.api().auth.signup({ body: again })).rejects.toEqual(
      refused("VERIFICATION_INVALID"),
    );
    const draft = signupOf();
    const target = draft.phone;
    draft.phoneToken = await proofOf(codes, world.api(), "phone", { target, purpose: "SIGNUP" });
    const stolen = { ...draft, phone: signupOf().phone };
    await expect(world.api().auth.signup({ body: stolen })).rejects.toEqual(
      refused("VERIFICATION_INVALID"),
    );
    await expect(world.api().auth.signup({ body: draft })).resolves.toHaveProperty("token");
  });

  test("keeps the token valid if the name was taken, so that the form can be sent again", async () => {
    const taken = await signedUp(world, codes);
    const draft = signupOf();
    const target = draft.phone;
    draft.phoneToken = await proofOf(codes, world.api(), "phone", { target, purpose: "SIGNUP" });
    const body = { ...draft, userId: taken.userId };
    await expect(world.api().auth.signup({ body })).rejects.toEqual(refused("USER_ID_TAKEN"));
    await expect(world.api().auth.signup({ body: draft })).resolves.toHaveProperty("token");
  });

  test("asks for the proof of an e-mail address beside the field", async () => {
    const body = signupOf({ email: "no@proof.example", phoneToken: "a".repeat(43) });
    const error = await world
      .api()
      .auth.signup({ body })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      status: 400,
      issues: [{ path: "body.email", code: "VERIFICATION_REQUIRED" }],
    });
  });

  test("lets one of many win a name that all ask for at the same moment", async () => {
    const userId = signupOf().userId;
    const drafts = [];
    for (let count = 0; count < 4; count++) {
      const draft = signupOf({ userId });
      const target = draft.phone;
      draft.phoneToken = await proofOf(codes, world.api(), "phone", { target, purpose: "SIGNUP" });
      drafts.push(draft);
    }
    const tries = await Promise.allSettled(drafts.map((body) => world.api().auth.signup({ body })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("logging in", () => {
  test("gives a token that opens the account", async () => {
    const { userId, account } = await signedUp(world, codes);
    const { token } = await logIn(userId.toUpperCase());
    expect(await world.api(token).users.me()).toMatchObject({ id: account.id });
  });

  test("replies alike to a wrong password and to an unknown name", async () => {
    const { userId } = await signedUp(world, codes);
    const answers = [];
    for (const name of [userId, "nobody-at-all"]) {
      const body = JSON.stringify({ userId: name, password: wrong });
      const headers = { "content-type": "application/json" };
      const reply = await world.raw("user", "POST", "/auth/login", { body, headers });
      const { requestId: _, ...rest } = (await reply.json()) as Record<string, unknown>;
      answers.push({ status: reply.status, rest });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 401, rest: { code: "LOGIN_FAILED" } });
  });

  test("replaces a hash with older parameters at the next login", async () => {
    const { userId, account } = await signedUp(world, codes);
    const key = { pk: `user#${account.id}`, sk: "credential" };
    const { scryptSync, randomBytes } = await import("node:crypto");
    const salt = randomBytes(16);
    const tag = scryptSync(password, salt, 32, { N: 2 ** 12, r: 8, p: 1 });
    await world.put([{ ...key, passwordHash: `$scrypt$ln=12,r=8,p=1$${text(salt)}$${text(tag)}` }]);
    await expect(logIn(userId, wrong)).rejects.toEqual(refused("LOGIN_FAILED"));
    await logIn(userId);
    const row = await world.read(key);
    expect(row?.["passwordHash"]).toMatch(/^\$argon2id\$/);
    await logIn(userId);
  });
});

describe("a forgotten name or password", () => {
  test("brings the name back, once for each token", async () => {
    const { userId, phone } = await signedUp(world, codes);
    await later(async () => {
      const verificationToken = (await asked("FINDID", phone)) ?? "";
      const body = { verificationToken };
      expect(await world.api().auth.findId({ body })).toEqual({ userId });
      await expect(world.api().auth.findId({ body })).rejects.toEqual(
        refused("VERIFICATION_INVALID"),
      );
    });
  });

  test("sends a code only if name and number belong together, and replies alike otherwise", async () => {
    const { userId, phone } = await signedUp(world, codes);
    const other = await signedUp(world, codes);
    await later(async () => {
      expect(await asked("FINDPASSWORD", phone, other.userId)).toBeUndefined();
      expect(await asked("FINDID", signupOf().phone)).toBeUndefined();
      expect(await asked("FINDPASSWORD", other.phone, userId)).toBeUndefined();
    });
  });

  test("sets a new password once and ends every session", async () => {
    const { userId, phone, token } = await signedUp(world, codes);
    await later(async () => {
      const verificationToken = (await asked("FINDPASSWORD", phone, userId)) ?? "";
      const body = { userId, verificationToken };
      const reset = await world.api().auth.findPassword({ body });
      const change = { token: reset.token, password: "Another-2026!" };
      await world.api().auth.changePassword({ body: change });
      await expect(world.api().auth.changePassword({ body: change })).rejects.toEqual(
        refused("RESET_TOKEN_INVALID"),
      );
      await expect(world.api(token).users.me()).rejects.toEqual(refused("SESSION_ENDED"));
      expect(await logIn(userId, "Another-2026!")).toHaveProperty("token");
    });
  });

  test("refuses a reset token after 30 minutes, and one for another user's name", async () => {
    const { userId, phone } = await signedUp(world, codes);
    await later(async () => {
      const verificationToken = (await asked("FINDPASSWORD", phone, userId)) ?? "";
      await expect(
        world.api().auth.findPassword({ body: { userId: "somebody", verificationToken } }),
      ).rejects.toEqual(refused("VERIFICATION_INVALID"));
      const { token } = await world
        .api()
        .auth.findPassword({ body: { userId, verificationToken } });
      vi.setSystemTime(Date.now() + 31 * 60_000);
      await expect(
        world.api().auth.changePassword({ body: { token, password: "Another-2026!" } }),
      ).rejects.toEqual(refused("RESET_TOKEN_INVALID"));
    });
  });
});
