import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const url = text.check(z.regex(/^https?:\/\//));

/**
 * Every environment variable, by the part that reads it. infra hands a function exactly the parts
 * that it uses (infra/src/rights/grants.ts); a test compares the two.
 */
export const envSections = {
  /** Each function. */
  table: z.object({ TABLE_NAME: text }),
  /** Each function of an API. */
  api: z.object({
    CURSOR_KEY: text.check(z.minLength(32)),
    /** SPKI PEM; its line breaks may be written as \n. */
    TOKEN_PUBLIC_KEY: text,
    /** Multiplies every rate limit; above 1 only where a bench drives one address. */
    LIMIT_FACTOR: z._default(z.coerce.number(), 1),
  }),
  /** What CloudFront adds to each call to an API, and so proves itself by. */
  edge: z.object({ EDGE_KEY: text.check(z.minLength(32)) }),
  /** What measures itself: metrics of two stages never mix. */
  stage: z.object({ STAGE: z.enum(["dev", "prod"]) }),
  /** Functions that make, send or check verification codes: what codes are derived from. */
  code: z.object({ CODE_KEY: text.check(z.minLength(32)) }),
  /** Functions that log in: what proves that a device has logged in before. */
  device: z.object({ DEVICE_KEY: text.check(z.minLength(32)) }),
  /** Functions that sign tokens: the name of the secret that holds {privateKey, kid}. */
  tokenKey: z.object({ TOKEN_KEY_SECRET: text }),
  /** The SDK's own variable moves the bucket to another address, as on one machine. */
  uploads: z.object({ BUCKET_NAME: text, AWS_ENDPOINT_URL_S3: z.optional(url) }),
  /** What reads or writes the files of the buyers' site. */
  site: z.object({
    SITE_URL: url,
    SITE_BUCKET_NAME: text,
    AWS_ENDPOINT_URL_S3: z.optional(url),
  }),
  relay: z.object({
    NOTIFY_QUEUE_URL: url,
    DISPATCH_QUEUE_URL: url,
    BULK_QUEUE_URL: url,
    INDEX_QUEUE_URL: url,
    IMPORT_QUEUE_URL: url,
  }),
  /** What puts the rest of a batch back on the queue of the index. */
  index: z.object({ INDEX_QUEUE_URL: url }),
  /** Whether sheets without a fault go on sale by themselves. */
  import: z.object({ AUTO_APPLY: z.enum(["true", "false"]) }),
  message: z.object({
    SITE_URL: url,
    MAIL_FROM: text,
    SOLAPI_URL: url,
    /** Name of the secret that holds {apiKey, apiSecret}. */
    SOLAPI_SECRET: text,
    SOLAPI_SENDER: text,
    SOLAPI_CHANNEL: text,
  }),
  rates: z.object({
    EXIM_URL: url,
    /** Name of the secret that holds {authKey}; an empty key goes to the keyless source. */
    EXIM_SECRET: text,
    FRANKFURTER_URL: url,
  }),
  stocks: z.object({
    /** Address of the operation with its path: the portal has moved it before. */
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
  // The map holds under each name what that name's schema gave.
  return found as z.output<Sections[P]>;
}
