import { readBarcodes, type ReaderOptions } from "zxing-wasm/reader";

/** The codes of packages and name plates; fewer formats are read faster. */
const options: ReaderOptions = {
  formats: ["QRCode", "MicroQRCode", "DataMatrix", "Code128", "Code39", "EAN13", "EAN8", "UPCA"],
  // Separators of fields as they are, not as names in brackets.
  textMode: "Plain",
  maxNumberOfSymbols: 8,
};

/** The texts of all codes in a picture, from the top down; empty where there is none. */
export async function findCodes(picture: ImageData | Blob): Promise<string[]> {
  let codes = await readBarcodes(picture, options);
  // Bars in light from one side: one threshold for all of the picture separates them.
  if (codes.length === 0)
    codes = await readBarcodes(picture, { ...options, binarizer: "FixedThreshold" });
  return codes
    .filter(({ isValid }) => isValid)
    .toSorted((left, right) => left.position.topLeft.y - right.position.topLeft.y)
    .map(({ text }) => text);
}
