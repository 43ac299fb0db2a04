/** What people choose besides the published lists: seasons, keyboards of other countries, our own name. Lower case. */
export const COMMON_PASSWORDS: readonly string[] = `
  password12345 password1! p@ssword p@ssword1 p@ssw0rd1 pa$$word zaq1zaq1 qweqweqwe 12341234 123123123 12121212 159357159
  159753159 987654321 9876543210 87654321 0987654321 0123456789 01234567 aa12345678 welcome! changeme123 fortnite
  roblox123 linkedin whatsapp yamaha123 manutd123 admin1234 administrator1 root1234 test12345 user1234 guest123 login123
  brasil123 passwort123 doudou123 contraseña senha1234 mudar123 teamo123 pakistan123 sairam123 winter2024 summer2024
  spring2024 autumn2024 winter2025 summer2025 spring2025 autumn2025 winter2026 summer2026 spring2026 autumn2026
  winter2027 summer2027 spring2027 autumn2027 february1 monday123 friday123 sunday123 taplet123 tapletapp
  `
  .trim()
  .split(/\s+/)
