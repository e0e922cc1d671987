import type { ko } from "./ko.ts";

export const en = {
  title: "Scan a label",
  description:
    "Reads QR, DataMatrix and bar codes of packages and name plates and finds the part. Pictures do not leave the device.",
  open: "Read by camera",
  again: "Read again",
  picture: "Read a picture",
  view: "View of the camera",
  aim: "Hold the code in the middle.",
  nothing: "No code was found. Go closer, with more light.",
  refused: "The camera was refused. Allow it in the browser's settings, or read a picture.",
  noCamera: "There is no camera to use. You can read a picture.",
  failed: "It could not be read. Please try again.",
  read: "What was read",
  search: "Search this number",
  ask: "Add to a request",
  others: "Other codes",
  fields: {
    partNumber: "Part number",
    maker: "Maker",
    quantity: "Quantity in the package",
    customerNumber: "Customer's number",
    distributorNumber: "Distributor's number",
    lot: "Lot",
    dateCode: "Date code",
    serialNumber: "Serial number",
    orderNumber: "Order number",
    gtin: "GTIN",
  },
} satisfies typeof ko;
