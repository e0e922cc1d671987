import { prepareZXingModule } from "zxing-wasm/reader";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

// The file of this site: the library would fetch it from the network of others.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

export { findCodes as readCodes } from "./find-codes.ts";
