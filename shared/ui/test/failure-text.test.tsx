import { ApiError } from "@bupum/shared/kernel/client";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useFailureText } from "../src/failure-text.ts";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(browserObjects);
afterEach(tidy);

function Text({ error }: { error: unknown }) {
  return <p data-testid="text">{useFailureText()(error)}</p>;
}

test.each([
  [503, { message: "Service Unavailable" }, /^서버의 응답을 받지 못했습니다/],
  [504, "<h1>Gateway Timeout</h1>", /^서버의 응답을 받지 못했습니다/],
  [500, undefined, /^처리하지 못했습니다/],
  [0, undefined, /^인터넷 연결을 확인해/],
  [409, { code: "ESTIMATE_CLOSED", message: "마감된 요청입니다." }, /^마감된 요청입니다/],
] as const)(
  "a reply of %i says a sentence in the reader's language (D23-5)",
  (status, body, text) => {
    show(<Text error={new ApiError("/api/x", status, body)} />);
    expect(screen.getByTestId("text").textContent).toMatch(text);
  },
);
