import { waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { network, tidy } from "../../../test/world.tsx";
import { pictureAddress, showOwnPictures } from "./pictures.ts";

afterEach(tidy);

const drawn = (fileId: string) => {
  const place = document.createElement("div");
  place.innerHTML = `<p><img src="/api/images/${fileId}"></p>`;
  const picture = place.querySelector("img")!;
  return { place, picture, fail: () => picture.dispatchEvent(new Event("error")) };
};

test("a picture of a stored draft is shown to its uploader, requested once", async () => {
  const fileId = "fil_01KB0000000000000000000000";
  const url = "https://uploads.example/own.png";
  const { sentTo } = network({ [`/files/${fileId}`]: () => ({ status: 200, body: { url } }) });
  const { place, picture, fail } = drawn(fileId);
  const end = showOwnPictures(place);
  fail();
  await waitFor(() => expect(picture.src).toBe(url));
  expect(pictureAddress(fileId)).toBe(url);
  fail();
  end();
  expect(sentTo(`/files/${fileId}`)).toHaveLength(1);
});

test("a picture of somebody else is unchanged", async () => {
  const fileId = "fil_01KB0000000000000000000001";
  const { sentTo } = network({
    [`/files/${fileId}`]: () => ({ status: 404, body: { status: 404, code: "NOT_FOUND" } }),
  });
  const { place, picture, fail } = drawn(fileId);
  const end = showOwnPictures(place);
  fail();
  await waitFor(() => expect(sentTo(`/files/${fileId}`)).toHaveLength(1));
  expect(picture.src).toContain(`/api/images/${fileId}`);
  end();
});
