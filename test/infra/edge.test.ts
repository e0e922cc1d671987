import { cookieNames } from "@bupum/functions/accounts/auth/device";
import { apiPath, pagePath, robotsText, stampedPath } from "@bupum/infra/sites/edge";
import { contentSecurityPolicy } from "@bupum/infra/sites/content-security";
import { describe, expect, test } from "vitest";
import { ofType, synthesize } from "./synthesized.ts";

interface Request {
  uri: string;
  headers: Record<string, { value: string }>;
  statusCode?: number;
  body?: { data: string };
}
/** Runs the code as CloudFront does: its `handler`, for a viewer's request. */
function at(code: string, uri: string, querystring: Record<string, object> = {}): Request {
  // The code is our own text for another engine; a test can only run it by evaluating it.
  // oxlint-disable-next-line no-new-func
  const handler = new Function(`${code}; return handler;`)() as (event: object) => Request;
  return handler({ request: { uri, querystring, headers: {} } });
}

interface Distributed {
  OriginGroups: { Items: { Id: string; FailoverCriteria: object }[] };
  DefaultCacheBehavior: { TargetOriginId: string };
  CacheBehaviors: { PathPattern: string; TargetOriginId: string }[];
}
function behaviours(): Distributed {
  const [web] = ofType(synthesize(), "AWS::CloudFront::Distribution");
  return web!.Properties["DistributionConfig"] as Distributed;
}

describe("the buyers' site at the edge", () => {
  test.each(["/", "/products/6ES7214-1AG40-0XB0", "/products/LC1D09.P7", "/en/mypage/home"])(
    "requests one page for %s, with or without dots, and passes the path on",
    (uri) =>
      expect(at(stampedPath, uri)).toMatchObject({
        uri: "/index.html",
        headers: { "x-page-path": { value: uri } },
      }),
  );
  test.each([
    ["/search", "/search?"],
    ["/zh/categories/cat_1", "/zh/categories/cat_1?"],
    ["/products/prd_1", "/products/prd_1"],
    ["/categories", "/categories"],
  ])("says of %s with a query whether it narrows a list: %s (S2-13)", (uri, passed) =>
    expect(at(stampedPath, uri, { sort: { value: "price:asc" } }).headers["x-page-path"]).toEqual({
      value: passed,
    }),
  );
  test("caches no page for addresses that are longer than any page's", () => {
    const long = at(stampedPath, `/products/${"x".repeat(400)}`);
    expect(long.headers["x-page-path"]).toEqual({ value: "/-" });
  });

  test("sends pages to the stamping function, and to the bucket if that fails", () => {
    const { DefaultCacheBehavior, OriginGroups } = behaviours();
    const [group] = OriginGroups.Items;
    expect(DefaultCacheBehavior.TargetOriginId).toBe(group!.Id);
    expect(group!.FailoverCriteria).toEqual({
      StatusCodes: { Items: [403, 500, 502, 503, 504], Quantity: 5 },
    });
  });
  test("is the only caller of that function", () => {
    const urls = ofType(synthesize(), "AWS::Lambda::Url");
    expect(urls.map(({ Properties }) => Properties["AuthType"])).toEqual(["AWS_IAM"]);
    const callers = ofType(synthesize(), "AWS::Lambda::Permission").filter(({ Properties }) =>
      JSON.stringify(Properties).includes("cloudfront"),
    );
    expect(callers.map(({ Properties }) => Properties["Action"]).toSorted()).toEqual([
      "lambda:InvokeFunction",
      "lambda:InvokeFunctionUrl",
    ]);
    for (const { Properties } of callers) expect(Properties["SourceArn"]).toBeDefined();
  });
  test("distinguishes pages by their path only", () => {
    const policies = ofType(synthesize(), "AWS::CloudFront::CachePolicy").map(
      ({ Properties }) => Properties["CachePolicyConfig"],
    );
    expect(policies).toContainEqual(
      expect.objectContaining({
        ParametersInCacheKeyAndForwardedToOrigin: expect.objectContaining({
          CookiesConfig: { CookieBehavior: "none" },
          HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["x-page-path"] },
          QueryStringsConfig: { QueryStringBehavior: "none" },
        }),
      }),
    );
  });
  test("serves the site's own files and the sitemap from the bucket", () => {
    const { CacheBehaviors, OriginGroups } = behaviours();
    const patterns = CacheBehaviors.filter(
      ({ TargetOriginId }) => TargetOriginId !== OriginGroups.Items[0]!.Id,
    ).map(({ PathPattern }) => PathPattern);
    expect(patterns.toSorted()).toEqual(
      [
        "/api/*",
        "/assets/*",
        "/favicon.svg",
        "/pictograms/*",
        "/robots.txt",
        "/sitemap*",
        "/ws",
      ].toSorted(),
    );
  });
  test("names the sitemap of its own address in robots.txt", () => {
    const { statusCode, body } = at(robotsText("https://www.bupum.example"), "/robots.txt");
    expect(statusCode).toBe(200);
    expect(body?.data).toMatch(/^User-agent: \*\nDisallow: \/mypage\/\n/);
    expect(body?.data).toContain("\nSitemap: https://www.bupum.example/sitemap.xml\n");
    expect(body?.data).not.toContain("/api");
  });
});

describe("the admin site at the edge", () => {
  const code = pagePath("/admin", ["assets/"]);
  test("serves its pages under /admin", () => {
    expect(at(code, "/admin").uri).toBe("/admin/index.html");
    expect(at(code, "/admin/users/usr_1").uri).toBe("/admin/index.html");
    expect(at(code, "/admin/assets/index.js").uri).toBe("/admin/assets/index.js");
  });
  test("redirects everything else there", () => {
    const { statusCode, headers } = at(code, "/");
    expect(statusCode).toBe(302);
    expect(headers["location"]?.value).toBe("/admin/");
    expect(at(code, "/administrator").statusCode).toBe(302);
  });
});

describe("the APIs at the edge", () => {
  test.each([
    ["/api", "/api/boards/brd_1", "/boards/brd_1"],
    ["/api", "/api/products/LC1D09%2FP7", "/products/LC1D09%2FP7"],
    ["/admin-api", "/admin-api/me", "/me"],
  ] as const)("lose their prefix %s: %s is %s", (prefix, uri, path) => {
    expect(at(apiPath(prefix), uri).uri).toBe(path);
  });
});

test("pages run no inline script, and upload files to the bucket of uploads only", () => {
  const uploads = "https://uploads.example";
  const policy = contentSecurityPolicy({ uploads, takesCards: false });
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/uploads\.example(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test("only the buyers' site allows the card window, and no other script (P6-6)", () => {
  const policies = ofType(synthesize(), "AWS::CloudFront::ResponseHeadersPolicy").map(
    ({ Properties }) => JSON.stringify(Properties),
  );
  const pages = policies.filter((policy) => policy.includes("script-src"));
  const withCards = pages.filter((policy) => policy.includes("tosspayments"));
  expect(pages.length).toBeGreaterThan(withCards.length);
  // Its pages read labels; frames of others, such as the card window's, get no camera.
  expect(withCards.every((policy) => policy.includes("camera=(self)"))).toBe(true);
  const others = pages.filter((policy) => !policy.includes("tosspayments"));
  expect(others.every((policy) => policy.includes("camera=()"))).toBe(true);
  expect(others.some((policy) => policy.includes("wasm-unsafe-eval"))).toBe(false);
  for (const policy of withCards) {
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://js.tosspayments.com;");
    expect(policy).toContain("frame-src 'self' https://*.tosspayments.com;");
    expect(policy).not.toContain("noindex");
  }
});

test("both sites forward the cookies of known devices to their API, and no other cookie", () => {
  const policies = ofType(synthesize(), "AWS::CloudFront::OriginRequestPolicy").map(
    ({ Properties }) => Properties["OriginRequestPolicyConfig"] as { CookiesConfig: object },
  );
  expect(policies).not.toEqual([]);
  for (const { CookiesConfig } of policies)
    expect(CookiesConfig).toEqual({
      CookieBehavior: "whitelist",
      Cookies: Object.values(cookieNames),
    });
});
