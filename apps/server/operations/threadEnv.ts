import { enableCompileCache } from 'node:module';

/**
 * The environment of a thread. Half of a thread's start is compiling its modules: with this variable it uses the compiled code of earlier
 * threads, from the system's temporary folder. Where that cannot be written, it compiles them.
 */
export function threadEnv(): NodeJS.ProcessEnv {
  const { directory } = enableCompileCache();
  return directory === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: directory };
}
