import { existsSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { stateFolder } from "../kernel/place.ts";
import { type DynamoDb, dynamoDbAt, startDynamoDb, type Work } from "../table/dynamodb.ts";
import { isAlive } from "./state.ts";

const memory = "/dev/shm";
const prefix = "bupum-seed-";
const neededBytes = 512 * 1024 * 1024;

export const databaseFolder = join(stateFolder, "dynamodb");

/**
 * A folder in memory for the rows of a first start, where writing them takes a sixth of the time;
 * undefined when the market exists already or the machine has no such place.
 */
function seedFolder(): string | undefined {
  if (existsSync(databaseFolder) || !existsSync(memory)) return undefined;
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(join(memory, name), { recursive: true, force: true });
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > neededBytes ? join(memory, `${prefix}${process.pid}`) : undefined;
}

/** The address of a database that somebody else started, and stops. */
export const otherDatabase = process.env["BUPUM_DYNAMODB"];

/**
 * The database of a first start with its rows in memory: Java comes up while others are built. The
 * other one where there is one.
 */
export function startInMemory(work: Work): Promise<DynamoDb> | undefined {
  if (otherDatabase) return Promise.resolve(dynamoDbAt(otherDatabase, async () => undefined));
  const folder = seedFolder();
  const database = folder === undefined ? undefined : startDynamoDb({ folder, work });
  // Awaited by the cloud; until then a failure must not end the process by itself.
  database?.catch(() => undefined);
  return database;
}
