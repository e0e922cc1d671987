import { createHash, createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { Wanted } from "@bupum/functions/providers/tax-invoices/port";
import { close, listen } from "@bupum/infra/local/kernel/ports";
import { openMail } from "@bupum/infra/local/stand-ins/mail";
import { popbillService, providerSecrets } from "@bupum/infra/local/stand-ins/overrides";
import {
  openPopbill,
  type Popbill,
  type PopbillOptions,
} from "@bupum/infra/local/stand-ins/popbill/popbill";
import { openSecrets } from "@bupum/infra/local/stand-ins/secrets";
import { businessNumberFrom } from "../people.ts";

const { linkId, secretKey } = providerSecrets.popbill.value;
/** Monday 30 November 2026, 10:00 in Seoul. */
const start = Date.parse("2026-11-30T01:00:00Z");
let sellers = 700_000;
export const buyer = businessNumberFrom(699_999);
export const number = "TI-261130-0A1B2C3D4E";
export const line = {
  suppliedOn: "2026-11-30",
  kind: "GOODS",
  name: "저항",
  supply: 1_000,
  vat: 100,
} as const;

/** The provider at an address of its own, with a clock of the test and the adapter's environment. */
export async function startProvider() {
  const secrets = openSecrets();
  const mail = openMail();
  const clock = { ms: start };
  let popbill: Popbill;
  let seller = "";
  const server = createServer((request, response) =>
    request.headers["x-amz-target"]
      ? void secrets.handle(request, response)
      : void popbill.handle(request, response),
  );
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  Object.assign(process.env, {
    AWS_REGION: "ap-northeast-2",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_SECRETS_MANAGER: origin,
    STAGE: "dev",
    LINKHUB_URL: origin,
    POPBILL_URL: origin,
    POPBILL_SERVICE: popbillService,
    POPBILL_SECRET: providerSecrets.popbill.name,
  });
  const provider = {
    origin,
    clock,
    mail,
    get popbill() {
      return popbill;
    },
    get seller() {
      return seller;
    },
    /** Another seller: the adapter keeps tokens by business number, so each test has its own. */
    anotherSeller: () => (seller = businessNumberFrom((sellers += 1))),
    /** An empty provider, as a test begins. */
    renew(options: Partial<PopbillOptions> = {}) {
      clock.ms = start;
      mail.clear();
      const now = () => new Date(clock.ms);
      const usual = { linkId, secretKey, service: popbillService, now, mail: mail.take };
      popbill = openPopbill({ ...usual, ...options });
      provider.anotherSeller();
    },
    stop: () => close(server),
  };
  provider.renew();
  return provider;
}

/** An invoice of 1,100 won of that seller. */
export const invoice = (seller: string, change: Partial<Wanted> = {}): Wanted => ({
  number,
  taxType: "TAXED",
  writtenOn: "2026-11-30",
  seller: {
    name: "부품상사",
    businessNumber: seller,
    representative: "김부품",
    address: "서울특별시 구로구 1",
    email: "seller@example.com",
  },
  buyer: {
    name: "구매전자",
    businessNumber: buyer,
    representative: "박구매",
    address: "경기도 안산시 2",
    email: "buyer@example.com",
  },
  supply: 1_000,
  vat: 100,
  lines: [line],
  late: false,
  ...change,
});

interface Asking {
  origin: string;
  seller: string;
  key?: string;
  /** Sent in place of the body that was signed. */
  body?: string;
  date?: string;
}

/** A call for a token as the market makes it, signed with any key. */
export async function askToken({ origin, seller, key = secretKey, ...change }: Asking) {
  const path = `/${popbillService}/Token`;
  const body = JSON.stringify({ access_id: seller, scope: ["member", "110"] });
  const date = change.date ?? new Date().toISOString();
  const digest = createHash("sha256").update(body).digest("base64");
  const signature = createHmac("sha256", Buffer.from(key, "base64"))
    .update(["POST", digest, date, "*", "2.0", path].join("\n"))
    .digest("base64");
  const reply = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: {
      authorization: `LINKHUB ${linkId} ${signature}`,
      "x-lh-date": date,
      "x-lh-version": "2.0",
      "x-lh-forwarded": "*",
    },
    body: change.body ?? body,
  });
  return (await reply.json()) as { code?: number; session_token?: string };
}

/** A document as it comes, without the adapter. */
export async function sendDocument(origin: string, authorization: string, document: object) {
  const reply = await fetch(`${origin}/Taxinvoice`, {
    method: "POST",
    headers: { "x-http-method-override": "ISSUE", authorization },
    body: JSON.stringify(document),
  });
  const { code } = (await reply.json()) as { code: number };
  return { status: reply.status, code };
}
