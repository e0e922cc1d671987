import { fireEvent, screen } from "@testing-library/react";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show, tidy } from "../../../test/world.tsx";
import { QuantityField } from "./quantity-field.tsx";

beforeEach(browserObjects);
afterEach(tidy);

test.each(["-5", "0", "2.5", "10000000"])(
  "a typed quantity of %s is refused while it is typed, and the next right one is taken",
  async (text) => {
    const onChange = vi.fn();
    show(<QuantityField value={1} unit="개" onChange={onChange} />);
    const field = await screen.findByLabelText("필요한 수량");
    fireEvent.change(field, { target: { value: text } });
    expect(screen.getByRole("alert").textContent).toBe(
      "1개부터 9,999,999개까지 정수로 입력해 주세요.",
    );
    expect(field.getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(field, { target: { value: "12" } });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(12);
  },
);
