import type { FontId } from './fonts.ts'

/** Units of the table below per em. */
export const WIDTH_UNITS = 700

/**
 * The width of each printable ASCII character (from the space on) of a font, two base-36 digits each, measured in a
 * browser at the font's heaviest usual weight. The server fits display text with it, since it cannot measure.
 */
export const fontWidths: { [T in FontId]: string } = {
  'big-shoulders-display':
    '4b4w7vec98dac23z5p5p4xag4w8p4w809v5c9k9t9ya19p9g9r9q4w4wasa2as9de39b979k9n7y7x9m9g4i8t9o7ueial9o969o9a98869h9mfl9692856y806y8fcs58999o8y9o8y6j9s9t4j4k8w4jez9t9d9o9o6u8j6u9q8oey868p7t7m4i7maf',
  'bricolage-grotesque':
    '4d5x7fcccljbeo3n6f6f8wae45704x74d170bybwcfbzcwa2cvct544maeaeae8ajjdvdhdcdqcbbpe7e75x7gdk9xilfde4cqe5dectbaeadajhe0cwb86f746fbeal5jblcmb4cnbf7ybtcj5l5mbs5jircjbxcmcn8pap7xccbeh5bfbuag6r5e6rae',
  'dm-mono':
    'bobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobobo',
  'familjen-grotesk':
    '3w5u99bob1gjdx4v6t6t7sb14v5u4v6tb1b1b1b1b1b1b1b1b1b15u5ub1b1b19lgjc6buc6cnapa2cndb575bcc9qhddyczboczbubdb7czc6i0c6b1bj6t6t6tb1bo9qb7b7a2b7a86ib1b15151ap54gjb1apb7b77n996ib1a2fwa29q996t5u6tb1',
  figtree:
    '4m668gcbarfycm507l7l9jcc557x518mcn89bdawcebdbdawbwbd6365cccccca1jbe3bye5dpbgaueeel5qaxd8ajgqf2fdbvfecnbsbjdpe7jadicsc96s8m6sbg8g5cagbnanbmau7sbrb5595sap4xh2b4bcbrbl7l977yb4b0ghapbg987q507qdf',
  fraunces:
    '354q5tb4aabqhh2z6462b08v404q3x6cby79ata1b2acb29eajb63r408f8v8f9wegc6clcgdybkajdheo6n7ldkauftd4eac6eicyb1c4cwbshxcjbvb26366635t6x4j8v9u869w8i5f9ka34o4o9w4sfia49oa39u7l7m5va38ldd8w8z826u4c6u9e',
  'instrument-sans':
    '3s5r8re5cefbey508k8k8dal5d9m5d8nd67jaubabzbbbzaxbnc25d5dalalalbagveackejepc9bkeve44y8bdvbhhhe4fgczfpcxcecxdpeal5drdmca8k8n8kal936wavc3arc3b477c3bx5252av52ibbxbmc3c37l9m7xbragfkbfaga08k4k8kal',
  'instrument-serif':
    '3b4m78cd84bhba4k6m6m8nac488d46518y4v7v787o7g7v738g7u4648acacac66cu8w9b9cab8u7ya5an4v4v9o82cyaiai93aia07x8zag8wcoan9a8b6c516c8g7c6w7s8n6m8w6x5m7u954d478s4adp957y8n8m6760528u7obm7i7t6w674x67ac',
  syne: '617obrr3gop8nq5u7w7wczf65xbh6wc4krabjjkjlajrm2mgl1mj6w6wadgcargtt5mkm6pmpcm6lyq2ow86jjnniduqpapvmwpvnzkklep3mkzzm6ktncapc4apbfj2e2kpldjcldjcd4ivjm7373ic70w6jfjskpldazgec8jfhvsgj2i3hgc58kc582',
  'young-serif':
    '4v7a7uese3h7fu468u8ubcbo669y649qbq7qalabb7agbub5avbu6466boboboaikafbe0elfdepdif1hh7xa8fjdmk6hcg0dmg0fje3fcfqf9nhgmfgei7q9q7qbobnboc2bva0c2a17ua6d96r5xca6rk6d9b6cac6abak7zcuboi5brb9al8wbo8wbo',
}
