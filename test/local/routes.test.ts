import { expect, test } from "vitest";
import { routesOf } from "@bupum/infra/local/gateway/routes";

const choose = routesOf(
  [
    "GET /items",
    "GET /items/{id}",
    "GET /items/mine",
    "POST /items/{id}",
    "ANY /items/{id}/files/{rest+}",
    "GET /items/{id}/files/first",
    "GET /{one}/{two}",
    "$default",
  ].map((routeKey) => ({ routeKey, target: routeKey })),
);

test.each([
  ["GET", "/items", "GET /items", undefined],
  ["GET", "/items/mine", "GET /items/mine", undefined],
  ["GET", "/items/7", "GET /items/{id}", { id: "7" }],
  ["POST", "/items/mine", "POST /items/{id}", { id: "mine" }],
  ["GET", "/items/7/files/first", "GET /items/{id}/files/first", { id: "7" }],
  ["PUT", "/items/7/files/first", "ANY /items/{id}/files/{rest+}", { id: "7", rest: "first" }],
  ["GET", "/items/7/files/a/b", "ANY /items/{id}/files/{rest+}", { id: "7", rest: "a/b" }],
  ["GET", "/items/a%2Fb", "GET /items/{id}", { id: "a/b" }],
  ["GET", "/other/thing", "GET /{one}/{two}", { one: "other", two: "thing" }],
  ["GET", "/items/7/files", "$default", undefined],
  ["DELETE", "/items", "$default", undefined],
  ["HEAD", "/items", "$default", undefined],
  ["GET", "/items/", "$default", undefined],
])("%s %s goes to %s", (method, path, routeKey, pathParameters) => {
  const match = choose(method, path);
  expect(match?.routeKey).toBe(routeKey);
  expect(match?.pathParameters).toEqual(pathParameters);
});
