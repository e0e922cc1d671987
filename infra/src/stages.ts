import type { Node } from "constructs";

export const stages = ["dev", "prod"] as const;
export type StageName = (typeof stages)[number];

interface Setting {
  /** The value in words that follow "needs". */
  about: string;
  pattern: RegExp;
  /** The default. */
  otherwise?: string;
  optional?: true;
}

const mail = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const certificate = /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/;
const origin = /^https:\/\/[\w-]+(\.[\w-]+)+$/;

/** The settings that differ between two deploys of the same code. None is a secret. */
export const settings = {
  siteUrl: { about: "the origin of the buyers' site: https, no path", pattern: origin },
  adminUrl: { about: "the origin of the admin site: https, no path", pattern: origin },
  mailFrom: { about: "an address of the domain that SES sends from", pattern: mail },
  solapiSender: { about: "the sender's number registered with SOLAPI", pattern: /^\d{8,12}$/ },
  solapiChannel: { about: "the id of the AlimTalk channel", pattern: /^KA01PF\w+$/ },
  alarmMail: { about: "the address that receives every alarm", pattern: mail },
  siteCertificate: {
    about: "the ARN of siteUrl's certificate in us-east-1",
    pattern: certificate,
    optional: true,
  },
  adminCertificate: {
    about: "the ARN of adminUrl's certificate in us-east-1",
    pattern: certificate,
    optional: true,
  },
  /** "true": sheets of sellers without a fault go on sale without an admin. */
  autoApply: { about: "true or false", pattern: /^(true|false)$/, optional: true },
  anybodySells: { about: "true or false", pattern: /^(true|false)$/, optional: true },
  /** Who carries chat: OWN unless it says SENDBIRD (P7). */
  chatProvider: { about: "OWN or SENDBIRD", pattern: /^(OWN|SENDBIRD)$/, optional: true },
  sendbirdApp: {
    about: "the id of the application at Sendbird",
    pattern: /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/,
    optional: true,
  },
  /** Which client of the table the functions use: the lean one unless it says plain. */
  tableClient: { about: "lean or plain", pattern: /^(lean|plain)$/, optional: true },
  webAcl: {
    about: "the ARN of a WAFv2 web ACL of scope CLOUDFRONT",
    pattern: /^arn:aws[\w-]*:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/,
    optional: true,
  },
  /** "true" in the first of two deploys over a stage from before the stacks of areas. */
  functionsMove: { about: "true or false", pattern: /^(true|false)$/, optional: true },
  /** USD a month of the whole account, above which a mail tells. */
  monthlyBudget: { about: "whole USD", pattern: /^[1-9]\d{0,6}$/, otherwise: "100" },
} as const satisfies Record<string, Setting>;
type Key = keyof typeof settings;
type Optional = { [K in Key]: (typeof settings)[K] extends { optional: true } ? K : never }[Key];

export type Stage = { name: StageName } & Record<Exclude<Key, Optional>, string> &
  Partial<Record<Optional, string>>;

/** A stage for development; its settings are those of the local cloud's templates. */
const here: Partial<Record<Key, string>> = {
  siteUrl: "http://localhost:3000",
  adminUrl: "http://localhost:3001",
  mailFrom: "no-reply@bupum.example",
  solapiSender: "0215880000",
  solapiChannel: "KA01PF0000000000000000000000DEV0",
  alarmMail: "alarms@bupum.example",
};

const sites = [
  ["siteUrl", "siteCertificate"],
  ["adminUrl", "adminCertificate"],
] as const satisfies readonly [Key, Key][];

/** All faults of a stage's settings at once. */
export function faultsOf(given: Record<string, string>): string[] {
  const { stage = "dev" } = given;
  if (!stages.some((name) => name === stage))
    return [`stage is one of ${stages.join(", ")}, not "${stage}".`];
  // Object.entries widens the values to what they have in common.
  const each = Object.entries(settings) as [Key, Setting][];
  const faults = each.flatMap(([key, { about, pattern, optional, otherwise }]) => {
    const value = given[key];
    if (!value) return optional || otherwise ? [] : [`Stage ${stage} needs ${key}: ${about}.`];
    return pattern.test(value) ? [] : [`${key} is ${about}, not "${value}".`];
  });
  for (const key of strangersOf(given)) faults.push(`No setting is called ${key}.`);
  // What runs on the buyers' pages must never read the token of an admin.
  if (given["siteUrl"] && given["siteUrl"] === given["adminUrl"])
    faults.push("siteUrl and adminUrl are two origins.");
  if (given["chatProvider"] === "SENDBIRD" && !given["sendbirdApp"])
    faults.push(`chatProvider SENDBIRD needs sendbirdApp: ${settings.sendbirdApp.about}.`);
  for (const [url, arn] of sites) {
    if (!origin.test(given[url] ?? "")) continue;
    const isOwn = !given[url]!.endsWith(".cloudfront.net");
    if (isOwn && !given[arn]) faults.push(`${url} needs ${arn}: ${settings[arn].about}.`);
    if (given[arn] && !isOwn) faults.push(`${arn} needs ${url} to be a domain of your own.`);
  }
  return faults;
}

/** The settings as one stage. Throws with all of their faults. */
export function stageFrom(given: Record<string, string>): Stage {
  const faults = faultsOf(given);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return filled(given);
}

/** Unknown names: a misspelt one must not be ignored. The CDK's names have a prefix. */
const strangersOf = (given: Record<string, string>): string[] =>
  Object.keys(given).filter((key) => key !== "stage" && !/[:@]/.test(key) && !(key in settings));

function filled(given: Record<string, string>): Stage {
  const values = Object.entries(settings as Record<string, Setting>).flatMap(
    ([key, { otherwise }]) => {
      const value = given[key] || otherwise;
      return value ? [[key, value]] : [];
    },
  );
  // The keys are those of the table above, which the compiler cannot see through fromEntries.
  return { name: given["stage"] ?? "dev", ...Object.fromEntries(values) } as Stage;
}

/** Reads `--context stage=prod --context siteUrl=https://…`; dev alone needs none. */
export function stageOf(node: Node): Stage {
  const asked = ["stage", ...Object.keys(settings)];
  const given: Record<string, string> = Object.fromEntries(
    asked.flatMap((key) => {
      const value = node.tryGetContext(key) as string | undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const isDev = (given["stage"] ?? "dev") === "dev";
  // Settings without a value are allowed in the local cloud only, where the web's rules do not
  // apply.
  if (isDev && given["siteUrl"] === undefined) return filled({ ...here, ...given });
  return stageFrom(given);
}
