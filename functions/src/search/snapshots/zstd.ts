import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";

// Pure: functions that only search leave it out.
export const compress = /* @__PURE__ */ promisify(zstdCompress);
export const decompress = promisify(zstdDecompress);
