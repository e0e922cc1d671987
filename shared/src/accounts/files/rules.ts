const megabyte = 1024 * 1024;

/** Extension to content type, of everything that may be uploaded (D6-21, D8-3, D11-1). */
export const contentTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  tif: "image/tiff",
  tiff: "image/tiff",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  dwg: "image/vnd.dwg",
  dxf: "image/vnd.dxf",
  step: "model/step",
  stp: "model/step",
  zip: "application/zip",
};

/** Extensions and greatest size in bytes by category. REQUEST is the bulk sheet (D8-3). */
export const uploadLimits = {
  IMAGE: { extensions: ["png", "jpg", "jpeg", "webp"], maxBytes: 10 * megabyte },
  FILE: {
    extensions: [
      "pdf",
      "png",
      "jpg",
      "jpeg",
      "webp",
      "tif",
      "tiff",
      "xlsx",
      "dwg",
      "dxf",
      "step",
      "stp",
      "zip",
    ],
    maxBytes: 20 * megabyte,
  },
  REQUEST: { extensions: ["xlsx", "csv"], maxBytes: 10 * megabyte },
} as const;
export type UploadCategory = keyof typeof uploadLimits;

/** A business registration is at most 2 MB and of these types (D11-1). */
export const businessFile = {
  extensions: ["pdf", "png", "jpg", "jpeg", "tif", "tiff"],
  maxBytes: 2 * megabyte,
  /** Photos up to this size are shrunk by the page. */
  photoMegabytes: 10,
} as const;

/** A function serves catalogue pictures, and its reply is at most 6 MB including base64. */
export const cataloguePicture = {
  extensions: uploadLimits.IMAGE.extensions,
  maxBytes: 3 * megabyte,
} as const;
/** A company's logo, which the page draws as such a PNG (D40-19). */
export const companyLogo = {
  extensions: ["png"],
  maxBytes: megabyte / 2,
  /** Width and height in pixels. */
  mostPixels: 2_000,
} as const;
/** A datasheet is a PDF. */
export const catalogueDocument = { extensions: ["pdf"], maxBytes: 20 * megabyte } as const;

export const extensionOf = (fileName: string): string =>
  /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";

export const isAllowedName = (category: UploadCategory, fileName: string): boolean =>
  (uploadLimits[category].extensions as readonly string[]).includes(extensionOf(fileName));

/** First bytes by content type; text and DXF have none and are checked for being text. */
const signatures: Readonly<Record<string, readonly (readonly number[])[]>> = {
  "application/pdf": [[0x25, 0x50, 0x44, 0x46]],
  "image/png": [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  "image/jpeg": [[0xff, 0xd8, 0xff]],
  "image/webp": [[0x52, 0x49, 0x46, 0x46]],
  "image/tiff": [
    [0x49, 0x49, 0x2a, 0x00],
    [0x4d, 0x4d, 0x00, 0x2a],
  ],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [[0x50, 0x4b, 0x03, 0x04]],
  "application/zip": [
    [0x50, 0x4b, 0x03, 0x04],
    [0x50, 0x4b, 0x05, 0x06],
  ],
  "image/vnd.dwg": [[0x41, 0x43, 0x31, 0x30]],
  "model/step": [[0x49, 0x53, 0x4f, 0x2d, 0x31, 0x30, 0x33, 0x30, 0x33]],
};

/** The container of old Office files, and of new ones with a password (MS-CFB 2.2). */
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
export const isCompound = (head: Uint8Array): boolean =>
  compound.every((byte, index) => head[index] === byte);

/** Whether the first bytes of a file fit its content type. */
export function looksLike(contentType: string, head: Uint8Array): boolean {
  const known = signatures[contentType];
  if (known) return known.some((bytes) => bytes.every((byte, index) => head[index] === byte));
  return head.length > 0 && !head.includes(0);
}

/** Marks of UTF-16 at the beginning of a text, half of whose bytes are zero. */
const wideMarks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Whether the first bytes are those of a sheet: a workbook, or text of separated cells (D8-3). */
export const looksLikeSheet = (head: Uint8Array): boolean =>
  looksLike(contentTypes["xlsx"]!, head) ||
  looksLike(contentTypes["csv"]!, head) ||
  wideMarks.some((mark) => mark.every((byte, index) => head[index] === byte));
