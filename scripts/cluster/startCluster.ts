import { setTimeout as wait } from 'node:timers/promises';
import { openLoadBalancer, type LoadBalancer } from './loadBalancer.ts';
import { createMember, type Member, type Service } from './member.ts';

export type Cluster = {
  /** The shared address in front of all API processes. */
  address: string;
  apis: Member[];
  workers: Member[];
  /** Ends each process gracefully and restarts it before the next; returns the exit codes. */
  roll: () => Promise<(number | null)[]>;
  /** Restarts a process that was ended on purpose, and sends it requests again. */
  revive: (member: Member) => Promise<void>;
  stop: () => Promise<void>;
};

export type ClusterOptions = {
  databaseUrl: string;
  apis: number;
  workers: number;
  /** Port of the load balancer; the API processes use the ports above it. */
  port: number;
  env?: Record<string, string | undefined>;
  onLine?: (member: string, line: string) => void;
  /** Restarts a process that crashed. */
  isSupervised?: boolean;
};

/** How long to wait before a process is restarted. */
const REVIVE_MS = 1000;

export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { databaseUrl, port, onLine, isSupervised = false } = options;
  const loadBalancer = await openLoadBalancer(port);
  const env = { HOST: '127.0.0.1', PUBLIC_URL: loadBalancer.address, ...options.env, DATABASE_URL: databaseUrl };
  let isStopping = false;
  const onLost = async (member: Member): Promise<void> => {
    await wait(REVIVE_MS);
    if (!isStopping) await revive(loadBalancer, member).catch((error: unknown) => onLine?.(member.name, String(error)));
  };
  const create = (service: Service, index: number): Member => {
    const name = `${service} ${index + 1}`;
    return createMember({
      name,
      service,
      port: service === 'api' ? port + 1 + index : undefined,
      env,
      onLine: (line) => onLine?.(name, line),
      onLost: isSupervised ? (member) => void onLost(member) : undefined,
    });
  };
  const workers = Array.from({ length: options.workers }, (_, index) => create('worker', index));
  const apis = Array.from({ length: options.apis }, (_, index) => create('api', index));
  const members = [...workers, ...apis];
  const stop = async (): Promise<void> => {
    isStopping = true;
    await Promise.all(members.map((member) => member.end('SIGTERM')));
    await loadBalancer.close();
  };
  try {
    await Promise.all(members.map((member) => revive(loadBalancer, member)));
  } catch (error) {
    await stop();
    throw error;
  }
  const roll = async (): Promise<(number | null)[]> => {
    const codes: (number | null)[] = [];
    for (const member of members) {
      // New requests go elsewhere first, then the running ones finish.
      if (member.port !== undefined) loadBalancer.remove(member.port);
      codes.push(await member.end('SIGTERM'));
      if (isStopping) break;
      await revive(loadBalancer, member);
    }
    return codes;
  };
  return { address: loadBalancer.address, apis, workers, roll, revive: (member) => revive(loadBalancer, member), stop };
};

const revive = async (loadBalancer: LoadBalancer, member: Member): Promise<void> => {
  await member.start();
  if (member.port !== undefined) loadBalancer.add(member.port);
};
