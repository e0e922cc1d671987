import { rmSync } from "node:fs";
import { stateFolder } from "./kernel/place.ts";
import { endLeftovers, runningState } from "./market/state.ts";

// `npm run reset`: the next start begins with a new market.
if (runningState()) {
  process.stderr.write("부품이 실행 중입니다. 먼저 Ctrl-C로 멈추세요 (stop the market first).\n");
  process.exitCode = 1;
} else {
  endLeftovers();
  rmSync(stateFolder, { recursive: true, force: true });
  process.stdout.write("데이터를 모두 지웠습니다. npm start로 새로 시작합니다.\n");
}
