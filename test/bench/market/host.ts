import { startCloud } from "@bupum/infra/local/market/cloud";
import type { CloudOptions } from "@bupum/infra/local/market/cloud-options";

// A child process with nothing but the cloud of this machine, so that its processor time can be
// read from outside, and so that it can be killed as by a power cut.

export interface HostAddress {
  pid: number;
  databasePid: number;
  userApi: string;
  adminApi: string;
  environment: Record<string, string>;
  /**
   * The environment that a function starts with; with its key, its calls pass the gate as on AWS.
   */
  functionEnvironment: Record<string, string>;
}
export type Order = "settle" | "stop";

const [text = "{}"] = process.argv.slice(2);
const options = JSON.parse(text) as CloudOptions;
const cloud = await startCloud(options);
const tell = (message: unknown) => void process.send?.(message);

async function obey(order: Order): Promise<void> {
  if (order === "settle") await cloud.settled(240_000);
  if (order === "stop") await cloud.stop();
  tell({ done: order });
  if (order === "stop") process.exit(0);
}
process.on("message", (order: Order) => {
  obey(order).catch((error: unknown) => tell({ failed: String(error) }));
});
// The parent process has ended: this one is no longer used.
process.on("disconnect", () => {
  const { pid } = cloud.dynamoDb;
  if (pid !== undefined) process.kill(pid, "SIGKILL");
  process.exit(0);
});

tell({
  pid: process.pid,
  databasePid: cloud.dynamoDb.pid,
  userApi: cloud.userApi,
  adminApi: cloud.adminApi,
  environment: cloud.environment,
  functionEnvironment: {
    ...cloud.environment,
    ...cloud.parts.functionEnvironment("user-product-estimate-orders"),
  },
} satisfies Partial<HostAddress>);
