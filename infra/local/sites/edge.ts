import { runInNewContext } from "node:vm";
import { functionIn } from "../templates/deployment.ts";
import { physicalName } from "../templates/identities.ts";
import type { Resolver } from "../templates/resolve.ts";
import type { Raw, RawObject } from "../templates/template.ts";

/** What a CloudFront function may do with a request: change it, or answer itself. */
type EdgeFunction = (event: object) => {
  uri?: string;
  headers?: Record<string, { value: string }>;
  statusCode?: number;
  body?: { data: string };
};

export interface Behaviour {
  pattern: RegExp;
  /** The API behind it; without one, and without a function, the site's files. */
  api?: string;
  /** The function behind it. */
  lambda?: string;
  /** For these statuses of the function the site's files are used instead. */
  failover?: number[];
  rewrite?: EdgeFunction;
  /** Headers of the answer. */
  headers: Record<string, string>;
  /** Headers that CloudFront adds to the request, by which an origin recognises it. */
  originHeaders: Record<string, string>;
}

export interface Distribution {
  /** The workspace it serves. */
  site: string;
  /** In the order in which they are asked; the last takes everything. */
  behaviours: Behaviour[];
}

const list = (value: Raw): RawObject[] => (value ?? []) as RawObject[];
const nested = (value: Raw, ...path: string[]): Raw =>
  path.reduce<Raw>((at, key) => (at as RawObject | undefined)?.[key], value);

/** Headers that would break a site without TLS. */
const onlyWithTls = new Set(["strict-transport-security"]);

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".")}$`,
    "s",
  );

/** Headers of a response headers policy; `here` makes them true for this machine. */
function headersOf(config: Raw, here: (value: string) => string): Record<string, string> {
  const security = nested(config, "SecurityHeadersConfig");
  const headers: Record<string, string> = {};
  const policy = nested(security, "ContentSecurityPolicy", "ContentSecurityPolicy");
  if (policy) headers["content-security-policy"] = String(policy);
  if (nested(security, "ContentTypeOptions")) headers["x-content-type-options"] = "nosniff";
  const frame = nested(security, "FrameOptions", "FrameOption");
  if (frame) headers["x-frame-options"] = String(frame);
  const referrer = nested(security, "ReferrerPolicy", "ReferrerPolicy");
  if (referrer) headers["referrer-policy"] = String(referrer);
  for (const item of list(nested(config, "CustomHeadersConfig", "Items")))
    headers[String(item["Header"]).toLowerCase()] = String(item["Value"]);
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !onlyWithTls.has(name))
      .map(([name, value]) => [name, here(value)]),
  );
}

/** AWS's own policy SecurityHeadersPolicy, which templates name by its id. */
const managed: Record<string, Record<string, string>> = {
  "67f7725c-6f97-4210-82d7-5512b31e9d03": {
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-xss-protection": "1; mode=block",
  },
};

interface Origin {
  api?: string;
  lambda?: string;
  failover?: number[];
  headers: Record<string, string>;
}

function originOf(raw: RawObject, functionOf: ReadonlyMap<string, string>): Origin {
  const domain = String(raw["DomainName"]);
  const api = /^(.+)\.execute-api\./.exec(domain)?.[1];
  const lambda = functionOf.get(/^(.+)\.lambda-url\./.exec(domain)?.[1] ?? "");
  const headers = list(raw["OriginCustomHeaders"]).map(
    (one) => [String(one["HeaderName"]).toLowerCase(), String(one["HeaderValue"])] as const,
  );
  return { ...(api && { api }), ...(lambda && { lambda }), headers: Object.fromEntries(headers) };
}

/** Origins and groups of them by their id. A group is its first member, with when that gives up. */
function originsOf(config: RawObject, functionOf: ReadonlyMap<string, string>) {
  const origins = new Map(
    list(config["Origins"]).map(
      (origin) => [String(origin["Id"]), originOf(origin, functionOf)] as const,
    ),
  );
  for (const group of list(nested(config["OriginGroups"], "Items"))) {
    const first = list(nested(group, "Members", "Items"))[0];
    const origin = origins.get(String(first?.["OriginId"]));
    const codes = nested(group, "FailoverCriteria", "StatusCodes", "Items") as number[];
    if (origin) origins.set(String(group["Id"]), { ...origin, failover: codes.map(Number) });
  }
  return origins;
}

/** Functions by the first part of the host of their URL. */
const functionUrls = (resolver: Resolver) =>
  new Map(
    resolver
      .ofType("AWS::Lambda::Url")
      .map((resource) => [
        physicalName(resource).toLowerCase(),
        functionIn(resolver.properties(resource)["TargetFunctionArn"]),
      ]),
  );

/**
 * Reads the CloudFront distributions: which path goes where, with which function and headers.
 * `moved` writes an origin of the templates as it is on this machine.
 */
export function distributionsOf(
  resolver: Resolver,
  buckets: string,
  moved: (text: string) => string = (text) => text,
): Distribution[] {
  const here = (value: string) =>
    moved(value.replaceAll(`https://${buckets}`, `http://${buckets}`));
  const policies = new Map(
    resolver
      .ofType("AWS::CloudFront::ResponseHeadersPolicy")
      .map((resource) => [
        physicalName(resource),
        headersOf(resolver.properties(resource)["ResponseHeadersPolicyConfig"], here),
      ]),
  );
  const functions = new Map<string, EdgeFunction>(
    resolver.ofType("AWS::CloudFront::Function").map((resource) => {
      const code = moved(String(resolver.properties(resource)["FunctionCode"]));
      // The last expression of the script is its value: the handler.
      const run = runInNewContext(`${code}\n;handler`) as EdgeFunction;
      return [`${resource.logicalId}.FunctionARN`, run] as const;
    }),
  );
  const urls = functionUrls(resolver);
  const behaviourOf = (origins: Map<string, Origin>, raw: RawObject): Behaviour => {
    const request = list(raw["FunctionAssociations"]).find(
      (one) => one["EventType"] === "viewer-request",
    );
    const rewrite = request && functions.get(String(request["FunctionARN"]));
    const policy = String(raw["ResponseHeadersPolicyId"] ?? "");
    const { headers: originHeaders = {}, ...target } =
      origins.get(String(raw["TargetOriginId"])) ?? {};
    return {
      pattern: patternOf(String(raw["PathPattern"] ?? "*").replace(/^(?!\/|\*)/, "/")),
      headers: policies.get(policy) ?? managed[policy] ?? {},
      originHeaders,
      ...(rewrite && { rewrite }),
      ...target,
    };
  };
  return resolver.ofType("AWS::CloudFront::Distribution").map((resource) => {
    const config = resolver.properties(resource)["DistributionConfig"] as RawObject;
    const origins = originsOf(config, urls);
    const behaviours = [...list(config["CacheBehaviors"]), config["DefaultCacheBehavior"]];
    return {
      site: String(config["Comment"]).split(" ").at(-1)!,
      behaviours: behaviours.map((raw) => behaviourOf(origins, raw as RawObject)),
    };
  });
}
