export declare const serverSettings: Readonly<Record<string, string>>
