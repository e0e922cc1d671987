import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Codes, codesOf, otherThan, proofOf, signedUp, signupOf } from "../../kit/accounts.ts";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { leftBy } from "../../kit/deliver.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let codes: Codes;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
});
afterAll(() => world.stop());
const refused = (code: string) => expect.objectContaining({ code });
const start = Date.now();
/** Moves the clock of the handlers; every test starts at the real time. */
const clockAt = (seconds: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: start + seconds * 1000 });
const send = (target: string, purpose: "SIGNUP" | "FINDID" = "SIGNUP", api = world.api()) =>
  api.phoneVerification.send({ body: { target, purpose } });
const verify = (requestId: `vrf_${string}`, code: string, api = world.api()) =>
  api.phoneVerification.verify({ body: { requestId, code } });

const life = (expiresAt: string) => (Date.parse(expiresAt) - Date.now()) / 60_000;

describe("a code", () => {
  test("is sent once, in the language of the caller, to the number in its stored form", async () => {
    const { phone } = signupOf();
    const { requestId, resendAfter } = await send(phone, "SIGNUP", world.api(undefined, "zh"));
    expect(resendAfter).toBe(60);
    const left = (await codes.all()).filter(({ verificationId }) => verificationId === requestId);
    expect(left).toEqual([
      expect.objectContaining({
        target: `+82${phone.slice(1)}`,
        channel: "PHONE",
        language: "zh",
      }),
    ]);
  });

  test("is in no row, message or log before the sent text", async () => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined);
    try {
      const { phone } = signupOf();
      await world.changes();
      const { requestId } = await send(phone);
      const rows = await world.changes();
      const out = rows.flatMap(leftBy).find(({ name }) => name === "verification.requested");
      const body = JSON.stringify({ name: out?.name, body: out?.body });
      const record = { messageId: "1", body, attributes: { ApproximateReceiveCount: "1" } };
      await (await handlerOf("jobs/notify"))!({ Records: [record] }, {});
      const code = /\d{6}/.exec(world.texts(phone)[0]?.text ?? "")?.[0] ?? "";
      expect(code).not.toBe("");
      const kept = [...rows, ...(await world.changes()), ...logged.mock.calls];
      // Ids, times and numbers of other things may contain the same six digits by chance.
      const text = JSON.stringify(kept).replaceAll(/\w{3}_\w{26}/g, "");
      expect(text).toContain(phone.slice(1));
      expect(text).not.toMatch(new RegExp(`(?<![\\w.])${code}(?!\\w)`));
      await expect(verify(requestId, code)).resolves.toHaveProperty("verificationToken");
    } finally {
      logged.mockRestore();
    }
  });

  test("lives 3 minutes by phone and 10 by e-mail", async () => {
    const phone = await send(signupOf().phone);
    const email = await world.api().emailVerification.send({
      body: { target: "life@code.example", purpose: "SIGNUP" },
    });
    expect(life(phone.expiresAt)).toBeCloseTo(3, 0);
    expect(life(email.expiresAt)).toBeCloseTo(10, 0);
    const code = (await codes.of(phone.requestId)) ?? "";
    try {
      clockAt(240);
      await expect(verify(phone.requestId, code)).rejects.toEqual(refused("VERIFICATION_INVALID"));
    } finally {
      vi.useRealTimers();
    }
  });

  test("expires after five tries, also in parallel", async () => {
    const { requestId } = await send(signupOf().phone);
    const code = (await codes.of(requestId)) ?? "";
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => verify(requestId, otherThan(code))),
    );
    const wrong = tries.filter(
      (one) => one.status === "rejected" && (one.reason as { code: string }).code === "CODE_WRONG",
    );
    expect(wrong).toHaveLength(5);
    await expect(verify(requestId, code)).rejects.toEqual(refused("VERIFICATION_INVALID"));
  });

  test("says how many tries are left", async () => {
    const { requestId } = await send(signupOf().phone);
    const code = (await codes.of(requestId)) ?? "";
    const error = await verify(requestId, otherThan(code)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 400, code: "CODE_WRONG", body: { params: { left: 4 } } });
  });

  test("works once", async () => {
    const { requestId } = await send(signupOf().phone);
    const code = (await codes.of(requestId)) ?? "";
    await verify(requestId, code);
    await expect(verify(requestId, code)).rejects.toEqual(refused("VERIFICATION_INVALID"));
  });

  test("of a phone does not open the call of e-mail addresses", async () => {
    const { requestId } = await send(signupOf().phone);
    const code = (await codes.of(requestId)) ?? "";
    await expect(
      world.api().emailVerification.verify({ body: { requestId, code } }),
    ).rejects.toEqual(refused("VERIFICATION_INVALID"));
    await expect(verify(requestId, code)).resolves.toHaveProperty("verificationToken");
  });
});

describe("sending again", () => {
  test("is refused for a minute, and then invalidates the previous code", async () => {
    const { phone } = signupOf();
    const first = await send(phone);
    const error = await send(phone).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 429, code: "CODE_LIMIT" });
    expect(error).toHaveProperty("body.params.retryAfterSeconds", expect.closeTo(60, -1));
    const code = (await codes.of(first.requestId)) ?? "";
    try {
      clockAt(90);
      await send(phone);
      await expect(verify(first.requestId, code)).rejects.toEqual(refused("VERIFICATION_INVALID"));
    } finally {
      vi.useRealTimers();
    }
  });

  test("stops at five an hour and ten a day for one number, for all callers together", async () => {
    const { phone } = signupOf();
    const outcomes: string[] = [];
    try {
      for (let minute = 0; minute < 40; minute++) {
        clockAt(3_600 + minute * 600);
        outcomes.push(
          await send(phone).then(
            () => "sent",
            (error: { code: string }) => error.code,
          ),
        );
      }
    } finally {
      vi.useRealTimers();
    }
    expect(outcomes.slice(0, 6)).toEqual(["sent", "sent", "sent", "sent", "sent", "CODE_LIMIT"]);
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(10);
  });

  test("with two parallel calls gives one code", async () => {
    const { phone } = signupOf();
    const sent = await Promise.allSettled([send(phone), send(phone), send(phone)]);
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("purposes", () => {
  test("SIGNUP refuses the number of a live account, and takes it again after it left", async () => {
    const person = await signedUp(world, codes);
    try {
      clockAt(120);
      await expect(send(person.phone)).rejects.toEqual(refused("PHONE_TAKEN"));
      await person.api.users.remove({ body: { password: person.password } });
      await expect(send(person.phone)).resolves.toHaveProperty("requestId");
    } finally {
      vi.useRealTimers();
    }
  });

  test("of one's own account need a login", async () => {
    for (const purpose of ["EDITMYINFO", "SELLER_INFO"] as const)
      await expect(
        world.api().phoneVerification.send({ body: { target: signupOf().phone, purpose } }),
      ).rejects.toEqual(refused("UNAUTHENTICATED"));
  });

  test("FINDPASSWORD needs the name", async () => {
    const body = { target: signupOf().phone, purpose: "FINDPASSWORD" } as const;
    const error = await world
      .api()
      .phoneVerification.send({ body })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 400, issues: [{ path: "body.userId" }] });
  });

  test("bind a code to the user who asked, so that nobody else can use it", async () => {
    const [mine, stranger] = [await world.member(), await world.member()];
    const target = signupOf().phone;
    const body = { target, purpose: "EDITMYINFO" } as const;
    const { requestId } = await mine.api.phoneVerification.send({ body });
    const code = (await codes.of(requestId)) ?? "";
    await expect(verify(requestId, code, stranger.api)).rejects.toEqual(
      refused("VERIFICATION_INVALID"),
    );
    const { verificationToken: phoneToken } = await verify(requestId, code, mine.api);
    await expect(
      stranger.api.users.update({ body: { phone: target, phoneToken } }),
    ).rejects.toEqual(refused("VERIFICATION_INVALID"));
    const changed = await mine.api.users.update({ body: { phone: target, phoneToken } });
    expect(changed.phone).toBe(`+82${target.slice(1)}`);
  });

  test("cannot replace one another", async () => {
    const person = await signedUp(world, codes);
    const target = signupOf().phone;
    const phoneToken = await proofOf(codes, world.api(), "phone", { target, purpose: "SIGNUP" });
    await expect(person.api.users.update({ body: { phone: target, phoneToken } })).rejects.toEqual(
      refused("VERIFICATION_INVALID"),
    );
  });

  test("FINDID replies alike for a number with and without an account", async () => {
    const person = await signedUp(world, codes);
    try {
      clockAt(120);
      const known = await send(person.phone, "FINDID");
      const unknown = await send(signupOf().phone, "FINDID");
      expect(Object.keys(known)).toEqual(Object.keys(unknown));
      expect(await codes.of(known.requestId)).toBeDefined();
      expect(await codes.of(unknown.requestId)).toBeUndefined();
      const wrong = (id: `vrf_${string}`) =>
        verify(id, "000000").catch((error: { code: string }) => error.code);
      expect(await wrong(unknown.requestId as `vrf_${string}`)).toBe("CODE_WRONG");
      const mail = { target: `nobody${Date.now()}@example.com`, purpose: "FINDID" } as const;
      const nowhere = await world.api().emailVerification.send({ body: mail });
      expect(await codes.of(nowhere.requestId)).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});
