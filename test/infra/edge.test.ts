import { apiPath, pagePath } from "@bupum/infra/edge";
import { contentSecurityPolicy } from "@bupum/infra/content-security";
import { describe, expect, test } from "vitest";

interface Request {
  uri: string;
  headers: Record<string, { value: string }>;
  statusCode?: number;
}
/** Runs the code as CloudFront does: its `handler`, over a viewer's request. */
function at(code: string, uri: string): Request {
  // The code is our own text for another engine; a test can only run it by evaluating it.
  // oxlint-disable-next-line no-new-func
  const handler = new Function(`${code}; return handler;`)() as (event: object) => Request;
  return handler({ request: { uri, headers: {} } });
}

describe("the buyers' site at the edge", () => {
  const code = pagePath("", ["assets/", "robots.txt"]);
  test.each(["/", "/products/6ES7214-1AG40-0XB0", "/products/LC1D09.P7", "/en/mypage/home"])(
    "answers %s with the one page, dots or not",
    (uri) => expect(at(code, uri).uri).toBe("/index.html"),
  );
  test.each(["/assets/index-Bx1.js", "/robots.txt"])("serves %s as it is", (uri) =>
    expect(at(code, uri).uri).toBe(uri),
  );
  test("takes no page for a file whose name it only begins with", () => {
    expect(at(code, "/robots.txt.html").uri).toBe("/index.html");
  });
});

describe("the admin site at the edge", () => {
  const code = pagePath("/admin", ["assets/"]);
  test("answers its pages under /admin", () => {
    expect(at(code, "/admin").uri).toBe("/admin/index.html");
    expect(at(code, "/admin/users/usr_1").uri).toBe("/admin/index.html");
    expect(at(code, "/admin/assets/index.js").uri).toBe("/admin/assets/index.js");
  });
  test("leads everything else there", () => {
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

test("pages run no inline script, and send files to the bucket of uploads", () => {
  const policy = contentSecurityPolicy("https://uploads.example");
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/uploads\.example(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
});
