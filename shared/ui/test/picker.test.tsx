import { Modal } from "@mantine/core";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Picker } from "../src/input/picker.tsx";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const inDialog = (nothing?: string) => {
  const onClose = vi.fn();
  show(
    <Modal opened onClose={onClose} title="지정">
      <Picker
        label="판매자"
        typed=""
        onTyped={vi.fn()}
        loading={false}
        options={[]}
        nothing={nothing}
        onPick={vi.fn()}
      />
    </Modal>,
  );
  const field = screen.getByLabelText("판매자", { selector: "input" });
  fireEvent.focus(field);
  return { onClose, escape: () => fireEvent.keyDown(field, { key: "Escape" }) };
};

test("Escape in a search that shows no list closes the dialog around it", () => {
  const { onClose, escape } = inDialog();
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

test("Escape closes an open list first, and the dialog with the next press", () => {
  const { onClose, escape } = inDialog("없습니다");
  escape();
  expect(onClose).not.toHaveBeenCalled();
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});
