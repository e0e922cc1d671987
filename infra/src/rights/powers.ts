import { Aws } from "aws-cdk-lib";
import type { QueueName } from "../data/queues.ts";
import { cardPowers } from "./card-powers.ts";
import { allow, asking, type Market, type Power, secret } from "./power.ts";
import { socketPowers } from "./socket-powers.ts";
import { taxInvoicePowers } from "./tax-invoice-powers.ts";

const tableEnvironment = ({ data, stage: { tableClient } }: Market) => ({
  TABLE_NAME: data.table.tableName,
  ...(tableClient && { TABLE_CLIENT: tableClient }),
});

/** One action on the table, or on one of its indexes. */
const row =
  (action: string, index = "") =>
  (market: Market): Power => ({
    statements: [allow([`dynamodb:${action}`], `${market.data.table.tableArn}${index}`)],
    environment: tableEnvironment(market),
  });

/** Actions on the objects under the prefixes of the bucket of uploads. */
function files(
  { data }: Market,
  actions: Partial<Record<"quarantine" | "drafts" | "files" | "exports" | "documents", string[]>>,
): Power {
  const { name, value } = data.uploadsArn;
  const power: Power = {
    statements: [],
    environment: { BUCKET_NAME: data.uploads.bucketName },
    wildcards: {},
  };
  for (const [prefix, allowed] of Object.entries(actions)) {
    power.statements.push(allow(allowed, `${value}/${prefix}/*`));
    power.wildcards![`${name}/${prefix}/*`] = "Keys of files are not known beforehand.";
  }
  return power;
}

/** The places of unclaimed files: quarantine, and drafts. */
const unclaimed = { quarantine: ["s3:GetObject"], drafts: ["s3:GetObject"] };

/** A claimed file is moved to its place some moments later. */
const claimedFiles = (market: Market) => files(market, { files: ["s3:GetObject"], ...unclaimed });

/** Actions on the files of what is searched. */
function snapshots({ data }: Market, actions: string[]): Power {
  const { name, value } = data.snapshotsArn;
  return {
    statements: [allow(actions, `${value}/*`)],
    environment: { SNAPSHOT_BUCKET_NAME: data.snapshots.bucketName },
    wildcards: { [`${name}/*`]: "Each snapshot has a name of its own." },
  };
}

/** Lets S3 say 404 for an object that is not there, where it would say 403. */
const orMissing = ({ data }: Market, power: Power): Power => ({
  ...power,
  statements: [...power.statements, allow(["s3:ListBucket"], data.uploadsArn.value)],
});

/** One action on objects of the buyers' site, by their key. */
function siteFiles({ siteFiles: files, stage }: Market, action: string, key: string): Power {
  if (!files) throw new Error(`No function of this stack reaches the site's ${key}.`);
  const resource = `${files.arn.value}/${key}`;
  const isMany = key.endsWith("*");
  return {
    statements: [allow([action], resource)],
    environment: { SITE_URL: stage.siteUrl, SITE_BUCKET_NAME: files.bucketName },
    ...(isMany && {
      wildcards: { [`${files.arn.name}/${key}`]: "A catalogue has as many parts as it needs." },
    }),
  };
}

function queue({ data }: Market, name: QueueName, variable: string): Power {
  const { queueArn, queueUrl } = data.queues[name].queue;
  return {
    statements: [allow(["sqs:SendMessage"], queueArn)],
    environment: { [variable]: queueUrl },
  };
}

function receive({ data }: Market, name: QueueName): Power {
  const actions = ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"];
  return { statements: [allow(actions, data.queues[name].queue.queueArn)], environment: {} };
}

/**
 * Every power that a function may have: its permissions, and the environment variables with them.
 */
export const powers = {
  // Transactions need the permissions of their single actions; no function has Scan.
  "rows:get": row("GetItem"),
  "rows:batch-get": row("BatchGetItem"),
  "rows:query": row("Query"),
  "rows:gsi1": row("Query", "/index/gsi1"),
  "rows:gsi2": row("Query", "/index/gsi2"),
  "rows:put": row("PutItem"),
  "rows:update": row("UpdateItem"),
  "rows:delete": row("DeleteItem"),
  "rows:check": row("ConditionCheckItem"),
  "rows:batch-write": row("BatchWriteItem"),
  /** The page that heads are stamped into. */
  "site:index": (market) => siteFiles(market, "s3:GetObject", "index.html"),
  "site:sitemap": (market) => siteFiles(market, "s3:PutObject", "sitemap*"),
  /** Signs uploads: what a presigned POST may do is what its signer may do. */
  "uploads:sign": (market) => files(market, { quarantine: ["s3:PutObject"] }),
  /** Looks at the size and first bytes of what an entity is about to claim. */
  "uploads:peek": (market) => orMissing(market, files(market, unclaimed)),
  /** Signs downloads, after the access check. */
  "uploads:read": (market) => claimedFiles(market),
  /** Signs downloads of files that we made. */
  "uploads:read-made": (market) =>
    files(market, {
      files: ["s3:GetObject"],
      exports: ["s3:GetObject"],
      documents: ["s3:GetObject"],
    }),
  /** Signs links to documents. */
  "uploads:read-documents": (market) => files(market, { documents: ["s3:GetObject"] }),
  /** The address of the site, which documents name. */
  "site-url": ({ stage }) => ({ statements: [], environment: { SITE_URL: stage.siteUrl } }),
  /** The address of the admin site, which passkeys are bound to. */
  "admin-url": ({ stage }) => ({ statements: [], environment: { ADMIN_URL: stage.adminUrl } }),
  /** Stores sheets that somebody asked for, and signs links to them. */
  "uploads:export": (market) => files(market, { exports: ["s3:PutObject", "s3:GetObject"] }),
  /** Stores sheets and documents made by a job. */
  "uploads:make-export": (market) =>
    files(market, { exports: ["s3:PutObject"], documents: ["s3:PutObject"] }),
  /** Reads whole files, which may be missing. */
  "uploads:fetch": (market) => orMissing(market, claimedFiles(market)),
  /** Copies claimed files and drafts' files out of the places that the bucket empties. */
  "uploads:move": (market) =>
    files(market, {
      quarantine: ["s3:GetObject"],
      drafts: ["s3:GetObject", "s3:PutObject"],
      files: ["s3:PutObject"],
    }),
  /** Stores files that we made beside the claimed ones, such as a report. */
  "uploads:make": (market) => files(market, { files: ["s3:PutObject"] }),
  /** Loads what is searched (S7-4). */
  "snapshots:read": (market) => snapshots(market, ["s3:GetObject"]),
  /** Makes, checks and deletes the files of what is searched (S7-2). */
  "snapshots:make": (market) =>
    snapshots(market, ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"]),
  /** Whether sheets without a fault go on sale without an admin (D8-6). */
  "auto-apply": ({ stage }) => ({
    statements: [],
    environment: { AUTO_APPLY: stage.autoApply ?? "false" },
  }),
  /** Whether everybody may offer goods on the boards (D12-2). */
  "anybody-sells": ({ stage }) => ({
    statements: [],
    environment: { ANYBODY_SELLS: stage.anybodySells ?? "false" },
  }),
  /** The variables of every function of an API; its stack adds the public key of tokens. */
  api: ({ data }) => ({
    statements: [],
    environment: {
      CURSOR_KEY: data.cursorKey.secretValue.unsafeUnwrap(),
    },
  }),
  /** Recognises CloudFront by its secret header. */
  edge: ({ data }) => ({
    statements: [],
    environment: { EDGE_KEY: data.edgeKey.secretValue.unsafeUnwrap() },
  }),
  /** Reports metrics, separately for each stage. */
  stage: ({ stage }) => ({ statements: [], environment: { STAGE: stage.name } }),
  /** Can compute every verification code. */
  "code-key": ({ data }) => ({
    statements: [],
    environment: { CODE_KEY: data.codeKey.secretValue.unsafeUnwrap() },
  }),
  "device-key": ({ data }) => ({
    statements: [],
    environment: { DEVICE_KEY: data.deviceKey.secretValue.unsafeUnwrap() },
  }),
  "token-key": (market) => secret(market, "token-key", "TOKEN_KEY_SECRET"),
  "queue:notify": (market) => queue(market, "notify", "NOTIFY_QUEUE_URL"),
  "queue:index": (market) => queue(market, "index", "INDEX_QUEUE_URL"),
  "queue:import": (market) => queue(market, "import", "IMPORT_QUEUE_URL"),
  "queue:documents": (market) => queue(market, "documents", "DOCUMENTS_QUEUE_URL"),
  "queue:dispatch": (market) => queue(market, "dispatch", "DISPATCH_QUEUE_URL"),
  "queue:bulk": (market) => queue(market, "bulk", "BULK_QUEUE_URL"),
  "queue:billing": (market) => queue(market, "billing", "BILLING_QUEUE_URL"),
  "queue:chat": (market) => queue(market, "chat", "CHAT_QUEUE_URL"),
  "queue:tax-invoices": (market) => queue(market, "tax-invoices", "TAX_INVOICES_QUEUE_URL"),
  "receive:notify": (market) => receive(market, "notify"),
  "receive:dispatch": (market) => receive(market, "dispatch"),
  "receive:import": (market) => receive(market, "import"),
  "receive:documents": (market) => receive(market, "documents"),
  "receive:billing": (market) => receive(market, "billing"),
  "receive:chat": (market) => receive(market, "chat"),
  "receive:tax-invoices": (market) => receive(market, "tax-invoices"),
  "receive:bulk": (market) => receive(market, "bulk"),
  "receive:index": (market) => receive(market, "index"),
  ...cardPowers,
  ...socketPowers,
  ...taxInvoicePowers,
  stream: ({ data }) => ({
    statements: [
      allow(
        ["dynamodb:GetRecords", "dynamodb:GetShardIterator", "dynamodb:DescribeStream"],
        data.table.tableStreamArn!,
      ),
      allow(["dynamodb:ListStreams"], "*"),
    ],
    environment: {},
    wildcards: { "*": "ListStreams knows no narrower resource than every stream of the account." },
  }),
  /** Lambda itself stores here, in the function's role, the records that the function gave up. */
  "lost:keep": ({ data }) => ({
    statements: [
      allow(["s3:PutObject"], `${data.lostArn.value}/*`),
      allow(["s3:ListBucket"], data.lostArn.value),
    ],
    environment: {},
    wildcards: {
      [`${data.lostArn.name}/*`]: "Lambda names what it keeps by the hour and at random.",
    },
  }),
  /** Mail through SES; AlimTalk and SMS through SOLAPI (P1-1, P2-1). */
  message: (market) => {
    const { stage } = market;
    const key = secret(market, "solapi", "SOLAPI_SECRET");
    return {
      statements: [allow(["ses:SendEmail"], identityArn(stage.mailFrom)), ...key.statements],
      environment: {
        ...key.environment,
        SITE_URL: stage.siteUrl,
        MAIL_FROM: stage.mailFrom,
        SOLAPI_URL: "https://api.solapi.com",
        SOLAPI_SENDER: stage.solapiSender,
        SOLAPI_CHANNEL: stage.solapiChannel,
      },
    };
  },
  /** The provider that carries chat; for an outside one its address and key as well (P7-1). */
  chat: (market) => {
    const { chatProvider = "OWN", sendbirdApp = "" } = market.stage;
    if (chatProvider === "OWN") return { statements: [], environment: { CHAT_PROVIDER: "OWN" } };
    const key = secret(market, "sendbird", "SENDBIRD_SECRET");
    return {
      statements: key.statements,
      environment: {
        ...key.environment,
        CHAT_PROVIDER: chatProvider,
        SENDBIRD_APP: sendbirdApp,
        SENDBIRD_URL: `https://api-${sendbirdApp}.sendbird.com`,
      },
    };
  },
  /** P3-1, P4-1: the state bank's rates, and the ECB's as a fallback. */
  rates: (market) =>
    asking(market, "eximbank", "EXIM_SECRET", {
      EXIM_URL: "https://oapi.koreaexim.go.kr",
      FRANKFURTER_URL: "https://api.frankfurter.dev",
    }),
  /** P9-1: road-name addresses of the Ministry of the Interior and Safety. */
  addresses: (market) =>
    asking(market, "juso", "JUSO_SECRET", { JUSO_URL: "https://business.juso.go.kr" }),
  /** P10-1: business numbers at the National Tax Service, by the same key as the stocks. */
  taxOffice: (market) =>
    asking(market, "data-portal", "NTS_SECRET", { NTS_URL: "https://api.odcloud.kr" }),
  /** P5-1: closing prices of the Financial Services Commission. */
  stocks: (market) =>
    asking(market, "data-portal", "STOCKS_SECRET", {
      STOCKS_URL:
        "https://apis.data.go.kr/1160100/GetStockSecuritiesInfoService_V2/getStockPriceInfo_V2",
    }),
} as const satisfies Record<string, (market: Market) => Power>;
export type PowerName = keyof typeof powers;

/** The verified domain that mail is sent from. */
function identityArn(mailFrom: string): string {
  const domain = mailFrom.slice(mailFrom.indexOf("@") + 1);
  return `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:identity/${domain}`;
}

/** The permissions and variables of a list of powers, with the reasons of all their wildcards. */
export function powersOf(names: readonly PowerName[], market: Market) {
  const each: Power[] = names.map((name) => powers[name](market));
  const environment: Record<string, string> = {};
  for (const power of each) Object.assign(environment, power.environment);
  return {
    statements: each.flatMap(({ statements }) => statements),
    environment,
    wildcards: each.flatMap(({ wildcards }) => Object.entries(wildcards ?? {})),
  };
}
