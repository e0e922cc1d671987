import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { SendEmailCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import { openMail } from "@bupum/infra/local/stand-ins/mail";
import { close, listen } from "@bupum/infra/local/kernel/ports";
import { frankfurter, koreaExim } from "@bupum/infra/local/stand-ins/rates";
import { openSolapi } from "@bupum/infra/local/stand-ins/solapi";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});
async function serve(handle: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => void handle(request, response));
  const port = await listen(server, 0);
  open.push(() => close(server));
  return `http://127.0.0.1:${port}`;
}

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
async function sesOf(mail: ReturnType<typeof openMail>) {
  const endpoint = await serve(mail.handle);
  return new SESv2Client({ endpoint, region: "ap-northeast-2", credentials, maxAttempts: 1 });
}
const simple = (to: string[], subject: string) =>
  new SendEmailCommand({
    FromEmailAddress: "부품 <no-reply@bupum.example>",
    Destination: { ToAddresses: to },
    Content: {
      Simple: {
        Subject: { Data: subject },
        Body: { Text: { Data: "인증번호 123456" }, Html: { Data: "<b>123456</b>" } },
      },
    },
  });

test("a mail sent by the SDK is in the inbox of its receiver", async () => {
  const mail = openMail();
  const ses = await sesOf(mail);
  const { MessageId } = await ses.send(simple(["Buyer <buyer@example.com>"], "인증번호"));
  expect(mail.list("BUYER@example.com")).toMatchObject([
    { id: MessageId, subject: "인증번호", text: "인증번호 123456", html: "<b>123456</b>" },
  ]);
  expect(mail.list("other@example.com")).toEqual([]);
});

test("a raw mail is parsed: encoded subject, parts, attachment", async () => {
  const mail = openMail();
  const ses = await sesOf(mail);
  const lines = [
    "From: no-reply@bupum.example",
    "To: buyer@example.com",
    `Subject: =?UTF-8?B?${Buffer.from("견적서").toString("base64")}?=`,
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "=EA=B0=80=3D",
    "--b",
    'Content-Type: application/pdf; name="a.pdf"',
    "Content-Disposition: attachment; filename=a.pdf",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from("file").toString("base64"),
    "--b--",
  ];
  const Data = Buffer.from(lines.join("\r\n"));
  await ses.send(new SendEmailCommand({ Content: { Raw: { Data } } }));
  expect(mail.list("buyer@example.com")).toMatchObject([
    {
      subject: "견적서",
      text: "가=\n",
      attachments: [{ name: "a.pdf", size: 4 }],
    },
  ]);
});

test("a mail that SES would refuse is refused with SES's error", async () => {
  const ses = await sesOf(openMail());
  await expect(ses.send(simple([], "to nobody"))).rejects.toMatchObject({
    name: "BadRequestException",
  });
  await expect(ses.send(simple(["a@b.example"], "one\r\nBcc: x@y.example"))).rejects.toThrow(
    "line breaks",
  );
});

const keys = { apiKey: "KEY", apiSecret: "SECRET" };
function authorize({ date = new Date().toISOString(), secret = keys.apiSecret, apiKey = "KEY" }) {
  const salt = randomBytes(16).toString("hex");
  const signature = createHmac("sha256", secret)
    .update(date + salt)
    .digest("hex");
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}
async function solapi() {
  const box = openSolapi({ ...keys, senders: new Set(["0215880000"]), deliveryMs: 1 });
  const origin = await serve(box.handle);
  const send = async (messages: object[], authorization = authorize({})) => {
    const response = await fetch(`${origin}/messages/v4/send-many/detail`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({ messages, showMessageList: true }),
    });
    // In the format of P2-2.
    const body = (await response.json()) as {
      errorCode?: string;
      failedMessageList?: { statusCode: string }[];
      groupInfo?: { count: Record<string, number> };
      messageList?: { statusCode: string }[];
    };
    return { status: response.status, ...body };
  };
  return { box, send };
}
const from = "0215880000";
const alimTalk = (to: string, more: object = {}) => ({
  to,
  from,
  text: "대체 문자 123456",
  kakaoOptions: { pfId: "KA01PF1", templateId: "KA01TP1", variables: { "#{a}": "1" }, ...more },
});

test("SOLAPI accepts a signed message, and it is delivered", async () => {
  const { box, send } = await solapi();
  const reply = await send([alimTalk("01012345678"), { to: "01087654321", from, text: "가" }]);
  expect(reply).toMatchObject({ status: 200, failedMessageList: [] });
  expect(reply.groupInfo?.count).toMatchObject({ total: 2, registeredSuccess: 2 });
  await expect.poll(() => box.list("010-1234-5678")[0]?.statusCode).toBe("4000");
  expect(box.list().map(({ type }) => type)).toEqual(["SMS", "ATA"]);
});

test.each([
  ["InvalidAPIKey", authorize({ apiKey: "OTHER" })],
  ["SignatureDoesNotMatch", authorize({ secret: "other" })],
  ["RequestTimeTooSkewed", authorize({ date: new Date(Date.now() - 16 * 60_000).toISOString() })],
  ["InvalidAPIKey", ""],
])("SOLAPI refuses a call with %s", async (errorCode, authorization) => {
  const { send } = await solapi();
  expect(await send([alimTalk("01012345678")], authorization)).toMatchObject({
    status: 403,
    errorCode,
  });
});

test("SOLAPI refuses a repeated signature", async () => {
  const { send } = await solapi();
  const authorization = authorize({});
  expect((await send([alimTalk("01012345678")], authorization)).status).toBe(200);
  const again = await send([alimTalk("01012345678")], authorization);
  expect(again).toMatchObject({ status: 403, errorCode: "DuplicatedSignature" });
});

test.each([
  ["1062", { to: "01012345678", from: "0299999999", text: "가" }],
  ["1010", { to: "01012345678", from }],
  ["1011", { to: "010-1234-5678", from, text: "가" }],
  ["1031", { to: "01012345678", from, text: "가".repeat(1001) }],
  ["1060", alimTalk("01099990004")],
  ["1041", alimTalk("01012345678", { pfId: "wrong" })],
])("SOLAPI refuses at intake with %s", async (code, message) => {
  const { send } = await solapi();
  const reply = await send([message]);
  expect(reply.failedMessageList?.map(({ statusCode }) => statusCode)).toEqual([code]);
});

test("an undelivered AlimTalk is sent as a text message, unless that is switched off", async () => {
  const { box, send } = await solapi();
  await send([alimTalk("01099990001"), alimTalk("01099990002", { disableSms: true })]);
  await expect
    .poll(() => box.list("01099990001")[0])
    .toMatchObject({ statusCode: "3104", replacement: { type: "SMS", statusCode: "4000" } });
  await expect.poll(() => box.list("01099990002")[0]?.statusCode).toBe("3103");
  expect(box.list("01099990002")[0]).not.toHaveProperty("replacement");
});

// A Saturday, a Friday before and after the hour of publication, in UTC.
test.each([
  ["20261121", "2026-11-21T03:00:00Z", 0],
  ["20261120", "2026-11-20T01:00:00Z", 0],
  ["20261120", "2026-11-20T03:00:00Z", 14],
  ["20261123", "2026-11-20T03:00:00Z", 0],
])("the state bank has rates of %s at %s: %i", async (day, now, count) => {
  const origin = await serve(koreaExim("key", () => new Date(now)));
  const path = `/site/program/financial/exchangeJSON?authkey=key&data=AP01&searchdate=${day}`;
  const rows = (await (await fetch(origin + path)).json()) as Record<string, string>[];
  expect(rows).toHaveLength(count);
  for (const row of rows) expect(row["deal_bas_r"]).toMatch(/^[\d,]+\.\d\d$/);
});

test("the state bank replies to a wrong key with result 3", async () => {
  const origin = await serve(koreaExim("key"));
  const path = "/site/program/financial/exchangeJSON?authkey=other&data=AP01";
  expect(await (await fetch(origin + path)).json()).toMatchObject([{ result: 3, cur_unit: null }]);
});

test("frankfurter returns the last bank day's rates", async () => {
  const origin = await serve(frankfurter(() => new Date("2026-11-22T00:00:00Z")));
  const reply = await (await fetch(`${origin}/v1/latest?base=USD&symbols=KRW,JPY`)).json();
  expect(reply).toMatchObject({ amount: 1, base: "USD", date: "2026-11-20" });
  const { rates } = reply as { rates: Record<string, number> };
  expect(Object.keys(rates).toSorted()).toEqual(["JPY", "KRW"]);
  expect(rates["KRW"]).toBeGreaterThan(1000);
  expect(rates["JPY"]).toBeGreaterThan(100);
});
