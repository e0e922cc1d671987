import { execFileSync, spawnSync } from "node:child_process";

const install = "apt-get install -y --no-install-recommends openjdk-17-jre-headless";

function versionOf(): number | undefined {
  const { stderr, stdout, status } = spawnSync("java", ["-version"], { encoding: "utf8" });
  if (status !== 0) return undefined;
  return Number(/version "(\d+)/.exec(stderr + stdout)?.[1]);
}

/** Makes sure that Java 17 or newer is there for DynamoDB Local; installs it where it may. */
export function needJava(say: (text: string) => void): void {
  const version = versionOf();
  if (version !== undefined && version >= 17) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  const lacking = "DynamoDB Local에 Java 17 이상이 필요합니다 (Java 17 or newer is needed).";
  if (!mayInstall)
    throw new Error(
      `${lacking}\n  Debian, Ubuntu:  sudo ${install}\n  macOS:  brew install openjdk@17`,
    );
  say("Java 17을 설치하는 중 (apt-get)");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  execFileSync("sh", ["-c", install], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if ((versionOf() ?? 0) < 17) throw new Error(`${lacking}\n  ${install}`);
}
