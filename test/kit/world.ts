import { randomBytes } from "node:crypto";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { CreateQueueCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { AdminRole } from "@bupum/shared/kernel/admin-roles";
import { contract } from "@bupum/shared/contract";
import { type Client, clientOf, pathsOf } from "@bupum/shared/kernel/client";
import type { Id } from "@bupum/shared/kernel/ids";
import { queueUrl } from "@bupum/infra/local/templates/identities";
import { accessKey } from "@bupum/infra/local/kernel/place";
import { inject } from "vitest";
import { deliver, type Delivered, type DrainOptions, type Unsearched } from "./deliver.ts";
import { type ApiName, gateway } from "./cloud/gateway.ts";
import { personRows, type PersonOptions, sellerRows, tokenFor } from "./people.ts";
import { signAsRunning, signEveryCall } from "./cloud/callers.ts";
import { startServices } from "./cloud/services.ts";
import { policiesWith } from "./cloud/policies.ts";
import { makeTable, makeTableHere } from "./cloud/table.ts";
import { isDeep } from "./ring.ts";

export type World = Awaited<ReturnType<typeof startWorld>>;
type Services = Awaited<ReturnType<typeof startServices>>;
type Rows = typeof import("@bupum/functions/kernel/table");
type UserApi = Client<typeof contract.user>;
type AdminApi = Client<typeof contract.admin>;

const paths = { user: pathsOf(contract.user), admin: pathsOf(contract.admin) };
let addresses = 0;
/** A network address of its own for each client, so that rate limits never cross. */
const nextAddress = () => `10.${++addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

function client<C>(api: ApiName, token?: string, language = "ko", company?: Id<"cmp">): C {
  const made = clientOf(paths[api], {
    baseUrl: "http://api.test",
    send: gateway(api, nextAddress()),
    token: () => token,
    language: () => language,
    company: () => company,
  });
  // The paths are from the contract of the same interface.
  return made as unknown as C;
}
const userApi = (token?: string, language?: string) => client<UserApi>("user", token, language);
const adminApi = (token?: string, language?: string) => client<AdminApi>("admin", token, language);

/** The environment of a deployed function, and the bucket and queues that it names. */
async function prepare(services: Services, chatProvider = "OWN"): Promise<Rows> {
  const named = inject("policies").environment;
  const buckets = ["BUCKET_NAME", "SITE_BUCKET_NAME"].map((name) => named[name]!);
  // Of the templates; a name of the tests where no function of them reads snapshots.
  const snapshots = named["SNAPSHOT_BUCKET_NAME"] ?? "bupum-dev-snapshots";
  const queues = Object.keys(named).filter((name) => name.endsWith("_QUEUE_URL"));
  Object.assign(process.env, services.environment, {
    TABLE_NAME: named["TABLE_NAME"],
    BUCKET_NAME: buckets[0],
    SITE_BUCKET_NAME: buckets[1],
    SNAPSHOT_BUCKET_NAME: snapshots,
    SNAPSHOT_POLL_MS: "0",
    STAGE: "dev",
    CURSOR_KEY: randomBytes(32).toString("hex"),
    EDGE_KEY: randomBytes(32).toString("hex"),
    CODE_KEY: randomBytes(32).toString("hex"),
    DEVICE_KEY: randomBytes(32).toString("hex"),
    WEBHOOK_KEY: randomBytes(32).toString("hex"),
    CARD_TRACE_KEY: randomBytes(32).toString("hex"),
    BILLING_KEY_ARN: named["BILLING_KEY_ARN"] ?? "billing",
    LIMIT_FACTOR: "1",
    AUTO_APPLY: "false",
    ANYBODY_SELLS: "false",
    CHAT_PROVIDER: chatProvider,
    SITE_URL: "http://localhost:3000",
    ADMIN_URL: "http://localhost:3001",
    MAIL_FROM: "부품 <no-reply@bupum.example>",
    SOLAPI_SENDER: "0215880000",
    SOLAPI_CHANNEL: "KA01PF000000000000000000000local",
    EXIM_URL: "http://127.0.0.1:1",
    EXIM_SECRET: "bupum/dev/eximbank",
    FRANKFURTER_URL: "http://127.0.0.1:1",
    JUSO_URL: "http://127.0.0.1:1",
    JUSO_SECRET: "bupum/dev/juso",
    NTS_URL: "http://127.0.0.1:1",
    NTS_SECRET: "bupum/dev/data-portal",
    STOCKS_URL: "http://127.0.0.1:1/",
    STOCKS_SECRET: "bupum/dev/data-portal",
  });
  signEveryCall();
  const s3 = new S3Client({});
  for (const Bucket of [...buckets, snapshots]) await s3.send(new CreateBucketCommand({ Bucket }));
  const sqs = new SQSClient({ useQueueUrlAsEndpoint: false });
  for (const variable of queues) {
    const QueueName = named[variable]!.split("/").at(-1)!;
    await sqs.send(new CreateQueueCommand({ QueueName }));
    process.env[variable] = queueUrl(services.environment.AWS_ENDPOINT_URL_SQS, QueueName);
  }
  // Imported late: the kernel reads its environment once.
  const rows = await import("@bupum/functions/kernel/table");
  // It signs links with its credentials, perhaps before it has sent anything.
  signAsRunning(rows.client);
  return rows;
}

/** Makes people as sign-up, review and login leave them. */
function peopleOf(services: Services, put: (items: Record<string, unknown>[]) => Promise<void>) {
  const sign = (userId: Id<"usr">, audience: "user" | "admin" = "user") =>
    tokenFor(userId, services.tokenKey.privateKey, audience);

  /** A user with a company and a verified phone and e-mail. */
  async function member(options: PersonOptions = {}) {
    const { account, rows, count } = personRows(options);
    await put(rows);
    const token = await sign(account.id);
    return { ...account, count, token, api: userApi(token) };
  }
  return {
    sign,
    member,
    /** An approved seller. */
    async seller(options: PersonOptions = {}) {
      const person = await member({ ...options, role: "SELLER" });
      const seller = sellerRows(person.id, person.companyName, person.count);
      await put(seller.rows);
      return { ...person, sellerId: seller.id };
    },
    /** A certified writer, as a review leaves the account. */
    writer: (options: PersonOptions = {}) => member({ writerRole: "WRITER", ...options }),
    /** An admin, an owner unless a role is named, with a client of the admin API. */
    async adminUser(adminRole?: AdminRole) {
      const person = await member({ role: "ADMIN", ...(adminRole && { adminRole }) });
      const token = await sign(person.id, "admin");
      return { ...person, token, api: adminApi(token) };
    },
  };
}

interface WorldOptions {
  /** Only of a table in DynamoDB Local, which gets slower with each change that a stream keeps. */
  isStreamed?: boolean;
  /**
   * Where the rows lie: in this process, or in DynamoDB Local, where the test is about what only a
   * database has (transactions that collide, scans, other processes) and in the deep ring.
   */
  table?: "here" | "dynamodb";
  /** What the deploy chose beside the settings of stage dev, such as who carries chat. */
  settings?: Record<string, string>;
}

/** Benches measure DynamoDB Local, and the deep ring proves on it what the others prove here. */
const usualTable = isDeep || process.env["BENCH_INCLUDE"] ? "dynamodb" : "here";

/**
 * A market of one test file: the real handlers over a table, storage, queues and provider
 * stand-ins. Outbox messages wait until `drain`, which needs the stream.
 */
export async function startWorld({
  isStreamed = true,
  settings,
  table: place = usualTable,
}: WorldOptions = {}) {
  const policies = settings ? await policiesWith(settings) : inject("policies");
  // DynamoDB Local keeps a database for each access key, and scans all past changes in it at each
  // call: a single one for all test files makes a write cost 15 ms at 9,000 changes.
  accessKey.id = `local${randomBytes(6).toString("hex")}`;
  const name = inject("policies").environment["TABLE_NAME"]!;
  const services = await startServices(policies);
  const stored = place === "dynamodb" && (await makeTable(inject("dynamoDb"), name, isStreamed));
  const rows = await prepare(services, settings?.["chatProvider"]);
  const table = stored || (await makeTableHere(services.access));
  const unsearched: Unsearched = new Set();
  const put = async (items: Record<string, unknown>[]) => {
    await Promise.all(items.map((item) => rows.write({ put: item as never })));
  };
  return {
    tableName: name,
    services,
    /** What changed in the table since the last call. `drain` takes from the same stream. */
    changes: table.changes,
    /** The keys of all rows, as far as `drain` has seen their changes. */
    present: table.present,
    read: rows.read,
    put,
    ...peopleOf(services, put),
    /** A typed client of the users' API; a guest's without a token. */
    api: userApi,
    /** The same in the name of a company. */
    apiOf: (company: Id<"cmp">, token: string) => client<UserApi>("user", token, "ko", company),
    admin: adminApi,
    /** Any request, however malformed, as it would reach API Gateway. */
    raw: (api: ApiName, method: string, path: string, init: RequestInit = {}) =>
      gateway(api, nextAddress())(`http://api.test${path}`, { ...init, method }),
    /** Runs outbox messages through the real workers, until no more are sent. */
    drain: (options: DrainOptions = {}): Promise<Delivered> =>
      deliver(table.changes, unsearched, options),
    /** Mails and messages that the stand-ins received, newest first. */
    mails: (to?: string) => services.mail.list(to),
    texts: (to?: string) => services.solapi.list(to),
    async stop() {
      await services.stop();
      await table.drop();
    },
  };
}
