import { writeFileSync } from 'node:fs';

// Loaded before a program that is measured: leaves what its process used.
process.on('exit', () => writeFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage())));
