import { fireEvent } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { takeSingleClicks } from "../src/frame/single-clicks.ts";

afterEach(() => document.body.replaceChildren());

function drawn(className: string) {
  const form = document.createElement("form");
  form.innerHTML = `<button class="${className}"><span>보내기</span></button>`;
  document.body.append(form);
  const [pressed, submitted] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())];
  form.addEventListener("click", pressed);
  form.addEventListener("submit", submitted);
  const twice = () => {
    for (const detail of [1, 2]) fireEvent.click(form.querySelector("span")!, { detail });
  };
  return { twice, pressed, submitted };
}

test("a double click on a button counts once, and on a stepper twice", () => {
  takeSingleClicks();
  const button = drawn("mantine-Button-root");
  button.twice();
  expect(button.pressed).toHaveBeenCalledTimes(1);
  expect(button.submitted).toHaveBeenCalledTimes(1);
  const stepper = drawn("mantine-NumberInput-control");
  stepper.twice();
  expect(stepper.pressed).toHaveBeenCalledTimes(2);
});
