import type { Node } from "constructs";

export const stages = ["dev", "prod"] as const;
export type StageName = (typeof stages)[number];

/** What differs between two deploys of the same code. No secret is among it. */
export interface Stage {
  name: StageName;
  /** Origin of the buyers' site, without a slash at the end. */
  siteUrl: string;
  /** Origin of the admin site; its pages are under /admin. */
  adminUrl: string;
  mailFrom: string;
  /** Sender number registered with SOLAPI, and the AlimTalk channel. */
  solapiSender: string;
  solapiChannel: string;
  /** Receives every alarm. */
  alarmMail: string;
  /** Certificates in us-east-1; without them the sites answer under cloudfront.net only. */
  siteCertificate?: string;
  adminCertificate?: string;
  /** "true": sheets of sellers without a fault go on sale without an admin. */
  autoApply?: string;
  /** A WAFv2 web ACL of scope CLOUDFRONT, where there is one. */
  webAcl?: string;
}
type Setting = Exclude<keyof Stage, "name">;

const required = [
  "siteUrl",
  "adminUrl",
  "mailFrom",
  "solapiSender",
  "solapiChannel",
  "alarmMail",
] as const satisfies readonly Setting[];
const optional = [
  "siteCertificate",
  "adminCertificate",
  "webAcl",
  "autoApply",
] as const satisfies readonly Setting[];

/** A stage for trying things out; any of these may be given as context too. */
const dev: Record<(typeof required)[number], string> = {
  siteUrl: "http://localhost:3000",
  adminUrl: "http://localhost:3001",
  mailFrom: "no-reply@bupum.example",
  solapiSender: "0215880000",
  solapiChannel: "KA01PF0000000000000000000000DEV0",
  alarmMail: "alarms@bupum.example",
};

/** Reads `--context stage=prod --context siteUrl=https://…`; names every setting that lacks. */
export function stageOf(node: Node): Stage {
  const given = (key: string): string | undefined => node.tryGetContext(key) as string | undefined;
  const name = stages.find((stage) => stage === (given("stage") ?? "dev"));
  if (!name) throw new Error(`The context "stage" is one of ${stages.join(", ")}.`);
  const settings = required.map((key) => [key, given(key) ?? (name === "dev" ? dev[key] : "")]);
  const lacking = settings.filter(([, value]) => value === "").map(([key]) => key);
  if (lacking.length > 0)
    throw new Error(`Stage ${name} needs ${lacking.map((key) => `--context ${key}=…`).join(" ")}`);
  const extras = optional.flatMap((key) => (given(key) ? [[key, given(key)]] : []));
  // The lists above are the keys of Stage, which the compiler cannot see through fromEntries.
  return { name, ...Object.fromEntries([...settings, ...extras]) } as Stage;
}
