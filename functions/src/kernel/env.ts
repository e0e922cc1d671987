import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const url = text.check(z.regex(/^https?:\/\//));

/**
 * Every environment variable, by the part that reads it. infra gives each function exactly the
 * parts that it uses (infra/src/rights/grants.ts); a test compares the two.
 */
export const envSections = {
  /** Read by every function. */
  table: z.object({ TABLE_NAME: text }),
  /** Which client calls the table: ours over the SDK's internals, or the SDK's as it comes. */
  tableClient: z.object({ TABLE_CLIENT: z._default(z.enum(["lean", "plain"]), "lean") }),
  /** Read by every function of an API. */
  api: z.object({
    CURSOR_KEY: text.check(z.minLength(32)),
    /** SPKI PEM; its line breaks may be written as \n. */
    TOKEN_PUBLIC_KEY: text,
    /** Multiplies every rate limit; above 1 only where a benchmark calls from one address. */
    LIMIT_FACTOR: z._default(z.coerce.number(), 1),
  }),
  /** The secret header that CloudFront adds to each call, which proves the origin of the call. */
  edge: z.object({ EDGE_KEY: text.check(z.minLength(32)) }),
  /** The namespace of the metrics: metrics of two stages are never mixed. */
  stage: z.object({ STAGE: z.enum(["dev", "prod"]) }),
  /**
   * Functions that create, send or check verification codes: the key that codes are derived from.
   */
  code: z.object({ CODE_KEY: text.check(z.minLength(32)) }),
  /** Functions that log in: the key that signs the mark of a known device. */
  device: z.object({ DEVICE_KEY: text.check(z.minLength(32)) }),
  /** The function of passkeys, which are bound to the admin site. */
  passkeys: z.object({ ADMIN_URL: url }),
  /** Functions that sign tokens: the name of the secret that holds {privateKey, kid}. */
  tokenKey: z.object({ TOKEN_KEY_SECRET: text }),
  /** The SDK's own variable for another endpoint, as in the local cloud. */
  uploads: z.object({ BUCKET_NAME: text, AWS_ENDPOINT_URL_S3: z.optional(url) }),
  /** Functions that read or write the files of the buyers' site. */
  site: z.object({
    SITE_URL: url,
    SITE_BUCKET_NAME: text,
    AWS_ENDPOINT_URL_S3: z.optional(url),
  }),
  /** Functions that read or write the snapshots of what is searched. */
  snapshots: z.object({
    SNAPSHOT_BUCKET_NAME: text,
    AWS_ENDPOINT_URL_S3: z.optional(url),
    /** Between two polls for changes; a test that has just changed something cannot wait. */
    SNAPSHOT_POLL_MS: z._default(z.coerce.number(), 2_000),
  }),
  /** The worker of documents, whose QR codes lead to the site. */
  documents: z.object({ SITE_URL: url }),
  relay: z.object({
    NOTIFY_QUEUE_URL: url,
    DISPATCH_QUEUE_URL: url,
    BULK_QUEUE_URL: url,
    INDEX_QUEUE_URL: url,
    IMPORT_QUEUE_URL: url,
    DOCUMENTS_QUEUE_URL: url,
    BILLING_QUEUE_URL: url,
    CHAT_QUEUE_URL: url,
    TAX_INVOICES_QUEUE_URL: url,
  }),
  /** The function that opens sockets, for pages of the site alone. */
  sockets: z.object({ SITE_URL: url }),
  /** Functions that send to open sockets: where the gateway takes what is for a connection. */
  connections: z.object({ CHAT_SOCKET_ENDPOINT: url }),
  /** The queue on which the index worker puts the rest of a batch. */
  index: z.object({ INDEX_QUEUE_URL: url }),
  /** Whether the rows of sheets without faults go on sale without an admin's decision. */
  import: z.object({ AUTO_APPLY: z.enum(["true", "false"]) }),
  /** Whether everybody may offer goods on the boards, or approved sellers alone. */
  boards: z.object({ ANYBODY_SELLS: z.enum(["true", "false"]) }),
  message: z.object({
    SITE_URL: url,
    MAIL_FROM: text,
    SOLAPI_URL: url,
    /** Name of the secret that holds {apiKey, apiSecret}. */
    SOLAPI_SECRET: text,
    SOLAPI_SENDER: text,
    SOLAPI_CHANNEL: text,
  }),
  /** Functions that register, charge or remove cards. */
  card: z.object({
    TOSS_URL: url,
    /** Name of the secret that holds {clientKey, secretKey}. */
    TOSS_SECRET: text,
    /** The script of the card window, which the browser loads. */
    TOSS_SCRIPT_URL: url,
  }),
  /**
   * Functions that encrypt or decrypt billing keys: the key of KMS, and the endpoint if it is not
   * AWS.
   */
  billingKey: z.object({ BILLING_KEY_ARN: text, AWS_ENDPOINT_URL_KMS: z.optional(url) }),
  /** Functions that find a card by its billing key. */
  cardTrace: z.object({ CARD_TRACE_KEY: text.check(z.minLength(32)) }),
  /** The secret part of the webhook's address. */
  webhook: z.object({ WEBHOOK_KEY: text.check(z.minLength(32)) }),
  /**
   * Functions of chat: the provider that carries it; the settings of an outside provider are
   * present only with it.
   */
  chat: z.object({
    CHAT_PROVIDER: z.enum(["OWN", "SENDBIRD"]),
    /** The application's id at the provider. */
    SENDBIRD_APP: z.optional(text),
    SENDBIRD_URL: z.optional(url),
    /** Name of the secret that holds {apiToken}. */
    SENDBIRD_SECRET: z.optional(text),
  }),
  rates: z.object({
    EXIM_URL: url,
    /** Name of the secret that holds {authKey}; with an empty key the keyless source is used. */
    EXIM_SECRET: text,
    FRANKFURTER_URL: url,
  }),
  addresses: z.object({
    JUSO_URL: url,
    /** Name of the secret that holds {confirmKey}; an empty key finds nothing. */
    JUSO_SECRET: text,
  }),
  taxOffice: z.object({
    NTS_URL: url,
    /** Name of the secret that holds {serviceKey}, decoded; an empty key asks nothing. */
    NTS_SECRET: text,
  }),
  /** Functions that issue tax invoices, or ask the provider for their states. */
  taxInvoices: z.object({
    /** Where tokens come from, and where they are used. */
    LINKHUB_URL: url,
    POPBILL_URL: url,
    POPBILL_SERVICE: z.enum(["POPBILL", "POPBILL_TEST"]),
    /** Name of the secret that holds {linkId, secretKey}. */
    POPBILL_SECRET: text,
  }),
  stocks: z.object({
    /** Address of the operation with its path, which the portal has changed before. */
    STOCKS_URL: url,
    /** Name of the secret that holds {serviceKey}, decoded. */
    STOCKS_SECRET: text,
  }),
} as const;
type Sections = typeof envSections;
export type EnvSection = keyof Sections;

const read = new Map<EnvSection, unknown>();

/** One part of the environment, parsed once. Throws where a variable is missing or malformed. */
export function env<P extends EnvSection>(part: P): z.output<Sections[P]> {
  let found = read.get(part);
  if (!found) {
    found = envSections[part].parse(process.env);
    read.set(part, found);
  }
  // The map holds under each name the output of that name's schema.
  return found as z.output<Sections[P]>;
}
